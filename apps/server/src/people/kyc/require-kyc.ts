import { CallError } from '@fairground/contract/envelope'
import type { Services } from '../../app/services.ts'
import type { Session } from '../../ground/call/session.ts'
import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { toFirst } from '../../operator/settings/scaled-amount.ts'
import { readKyc, sumDeposits, sumWithdrawals } from './kyc-store.ts'
import { demandOf, type KycDemand } from './needed-level.ts'

/** A deposit or withdrawal that is about to begin. */
export interface MoneyPurpose {
  for: 'deposit' | 'withdraw'
  /** In the smallest unit of the wallet's currency. */
  amountMinor: bigint
  /** Of a deposit: the request's key. A deposit that was begun under it goes on. */
  key?: string
}

/**
 * Requires the confirmed identity that the player's jurisdiction asks for before a deposit or withdrawal (WA-05). The server
 * remembers what was needed, so that the player sees it on every device.
 * @throws CallError kyc_needed with the `level` and what it is `for`: `deposit`, `withdraw` or `renewal`
 */
export async function requireKyc(
  services: Services,
  session: Pick<Session, 'accountId' | 'walletId' | 'currencyId' | 'countryId'>,
  purpose: MoneyPurpose,
): Promise<void> {
  const { db } = services
  const { accountId } = session
  const demand = await findDemand(services, session, purpose)
  if (!demand || (purpose.key !== undefined && (await isBegun(db, session.walletId, purpose.key)))) return
  const needed = { needed: demand.level, needed_for: demand.for }
  await db
    .insertInto('kyc_account')
    .values({ account_id: accountId, ...needed })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(needed))
    .execute()
  throw new CallError('kyc_needed', { level: demand.level, for: demand.for })
}

async function findDemand(
  services: Services,
  session: Pick<Session, 'accountId' | 'walletId' | 'currencyId' | 'countryId'>,
  { for: purpose, amountMinor }: MoneyPurpose,
): Promise<KycDemand | undefined> {
  const { db, now, readSite } = services
  const { kyc } = await getJurisdiction(services, session.countryId)
  // Most players: the jurisdiction asks for nothing, so nothing is read.
  const asks = purpose === 'deposit' ? kyc.beforeDeposit : kyc.beforeWithdraw
  const above = purpose === 'deposit' ? kyc.depositsAbove : kyc.withdrawalsAbove
  if (asks === 0 && above === null && (purpose === 'withdraw' || kyc.depositBand === null)) return undefined
  const [{ approval }, { paidMinor, openMinor }, withdrawnMinor, { currencies }] = await Promise.all([
    readKyc(db, session.accountId),
    sumDeposits(db, session.accountId, new Date(now())),
    purpose === 'withdraw' ? sumWithdrawals(db, session.accountId) : 0n,
    readSite(),
  ])
  const [first] = currencies.values()
  const currency = currencies.get(session.currencyId)
  if (!first || !currency) throw new Error(`the site has no currency ${session.currencyId}`)
  const earlierMinor = purpose === 'deposit' ? paidMinor + openMinor : withdrawnMinor
  const wish = {
    for: purpose,
    amountMinor: toFirst(amountMinor, currency, first.decimal_length),
    earlierMinor,
    paidMinor,
  }
  return demandOf(kyc, wish, approval, 10n ** BigInt(first.decimal_length))
}

async function isBegun(db: Database, walletId: WalletId, key: string): Promise<boolean> {
  const deposit = await db
    .selectFrom('deposit')
    .select('id')
    .where('account_id', '=', walletId)
    .where('request_key', '=', key)
    .executeTakeFirst()
  return deposit !== undefined
}
