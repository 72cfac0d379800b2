import { CallError } from '@fairground/contract/envelope'
import type { Session } from '../../ground/call/session.ts'
import type { Database } from '../../ground/db/database.ts'
import type { Tx } from '../../ground/db/tx.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { toFirst } from '../../operator/settings/scaled-amount.ts'
import { readKyc, sumDeposits, sumWithdrawals } from './kyc-store.ts'
import { demandOf, type KycDemand } from './needed-level.ts'
import type { KycParts } from './parts.ts'

/** A deposit or withdrawal that is about to begin. */
export interface MoneyPurpose {
  for: 'deposit' | 'withdraw'
  /** In the smallest unit of the wallet's currency. */
  amountMinor: bigint
  /** Of a deposit: the request's key. A deposit that was begun under it goes on. */
  key?: string
}

type Payer = Pick<Session, 'accountId' | 'walletId' | 'currencyId' | 'countryId'>

/**
 * Requires the confirmed identity that the player's jurisdiction asks for before a deposit or withdrawal (WA-05). The server
 * remembers what was needed, so that the player sees it on every device.
 * @throws CallError kyc_needed with the `level` and what it is `for`: `deposit`, `withdraw` or `renewal`
 */
export async function requireKyc(parts: KycParts, payer: Payer, purpose: MoneyPurpose): Promise<void> {
  const demand = await (await demandFinder(parts, payer, purpose))(parts.db)
  if (demand) await refuseFor(parts, payer, demand)
}

/** Remembers what a player needs, and refuses. @throws CallError kyc_needed */
export async function refuseFor({ db }: Pick<KycParts, 'db'>, { accountId }: Payer, demand: KycDemand): Promise<never> {
  const needed = { needed: demand.level, needed_for: demand.for }
  await db
    .insertInto('kyc_account')
    .values({ account_id: accountId, ...needed })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(needed))
    .execute()
  throw new CallError('kyc_needed', { level: demand.level, for: demand.for })
}

/**
 * Reads what the jurisdiction asks for, and returns what finds the demand of a player before a deposit or withdrawal; undefined:
 * nothing. A deposit that was begun under its key needs nothing.
 *
 * What it returns asks nothing but the given connection: of deposits it is called in the transaction that holds the player's lock,
 * since it sums those that others begin. Transactions that wait for the lock may have every other connection.
 */
export async function demandFinder(
  parts: Pick<KycParts, 'now' | 'readSite' | 'readSettings'>,
  payer: Payer,
  purpose: MoneyPurpose,
): Promise<(db: Database | Tx) => Promise<KycDemand | undefined>> {
  const { kyc } = await getJurisdiction(parts, payer.countryId)
  // Most players: the jurisdiction asks for nothing, so nothing is read.
  const isDeposit = purpose.for === 'deposit'
  const asks = isDeposit ? kyc.beforeDeposit : kyc.beforeWithdraw
  const above = isDeposit ? kyc.depositsAbove : kyc.withdrawalsAbove
  if (asks === 0 && above === null && (!isDeposit || kyc.depositBand === null)) return async () => undefined
  const { currencies } = await parts.readSite()
  const [first] = currencies.values()
  const currency = currencies.get(payer.currencyId)
  if (!first || !currency) throw new Error(`the site has no currency ${payer.currencyId}`)
  const amountMinor = toFirst(purpose.amountMinor, currency, first.decimal_length)
  const unit = 10n ** BigInt(first.decimal_length)

  return async (db) => {
    const [{ approval }, { paidMinor, openMinor }, withdrawnMinor] = await Promise.all([
      readKyc(db, payer.accountId),
      sumDeposits(db, payer.accountId, new Date(parts.now())),
      isDeposit ? 0n : sumWithdrawals(db, payer.accountId),
    ])
    const earlierMinor = isDeposit ? paidMinor + openMinor : withdrawnMinor
    const demand = demandOf(kyc, { for: purpose.for, amountMinor, earlierMinor, paidMinor }, approval, unit)
    const isBegun = demand && purpose.key !== undefined && (await hasBegun(db, payer.walletId, purpose.key))
    return isBegun ? undefined : demand
  }
}

async function hasBegun(db: Database | Tx, walletId: WalletId, key: string): Promise<boolean> {
  const deposit = await db
    .selectFrom('deposit')
    .select('id')
    .where('account_id', '=', walletId)
    .where('request_key', '=', key)
    .executeTakeFirst()
  return deposit !== undefined
}
