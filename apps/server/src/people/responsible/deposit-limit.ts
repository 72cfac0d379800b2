import { convert, endOfPeriod, type PlayLimit, startOfPeriod } from '@fairground/ledger'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { Tx } from '../../ground/db/tx.ts'
import type { CurrencyRow } from '../../operator/settings/site-settings.ts'
import { type PlayRules, scalesOf } from './play-rules.ts'
import { playError } from './refused-play.ts'

/** A deposit that a player asks for. */
export type WantedDeposit = {
  accountId: string
  /**
   * Its idempotency key: the deposit of an earlier request with the key does not count twice. Undefined: it was paid, and other
   * deposits that may still be paid do not count.
   */
  key: string | undefined
  amountMinor: bigint
  currency: CurrencyRow
}

/**
 * Checks a deposit against the deposit limits, over all wallets: paid deposits of the period, and open ones, which may still be
 * paid. Call it under the lock of the player's row, in the transaction that stores the deposit.
 * @throws CallError limit_deposit
 */
export async function requireDepositRoom(
  tx: Tx,
  { accountId, key, amountMinor, currency }: WantedDeposit,
  { limits, currencies }: PlayRules,
  atMs: number,
): Promise<void> {
  const scales = scalesOf(currencies)
  for (const limit of limits.filter(({ kind }) => kind === 'deposit')) {
    const which = key === undefined ? 'paid' : { except: key }
    const usedMinor = await readDeposited(tx, { accountId, which }, limit, { currencies, atMs })
    const leftMinor = limit.value > usedMinor ? limit.value - usedMinor : 0n
    if (convert(amountMinor, currency.id, limit.currencyId, scales, 'up') <= leftMinor) continue
    const { period } = limit
    throw playError(
      'limit_deposit',
      {
        kind: 'deposit',
        period,
        leftMinor: convert(leftMinor, limit.currencyId, currency.id, scales, 'down'),
        untilMs: endOfPeriod(period, startOfPeriod(period, atMs)),
      },
      currency,
    )
  }
}

/**
 * What counts of a deposit limit in the running period, in its currency: paid deposits, and open ones; held ones do not.
 * @param which `paid`: without the open ones; `except`: without the one of a key
 */
export async function readDeposited(
  db: Database | Tx,
  { accountId, which = {} }: { accountId: string; which?: 'paid' | { except?: string } },
  { period, currencyId }: Pick<PlayLimit, 'period' | 'currencyId'>,
  { currencies, atMs }: { currencies: PlayRules['currencies']; atMs: number },
): Promise<bigint> {
  const since = new Date(startOfPeriod(period, atMs))
  const rows = await db
    .selectFrom('deposit')
    .innerJoin('account_wallet', 'account_wallet.wallet_id', 'deposit.account_id')
    .select(['account_wallet.currency_id', sql<string>`sum(deposit.amount_minor)::text`.as('minor')])
    .where('account_wallet.account_id', '=', accountId)
    .where(({ eb, or, and }) =>
      or([
        and([eb('deposit.status', '=', 'PAID'), eb('deposit.closed_at', '>=', since)]),
        // It came late, and is being credited.
        eb('deposit.credit_at', '>=', since),
        // An open one may be paid until it expires, and counts in the period in which it is.
        ...(which === 'paid'
          ? []
          : [and([eb('deposit.status', '=', 'NEW'), eb('deposit.expires_at', '>', new Date(atMs))])]),
      ]),
    )
    .$if(which !== 'paid' && which.except !== undefined, (query) =>
      query.where(sql<boolean>`deposit.request_key is distinct from ${(which as { except: string }).except}`),
    )
    .groupBy('account_wallet.currency_id')
    .execute()
  const scales = scalesOf(currencies)
  return rows.reduce(
    (sum, { currency_id, minor }) => sum + convert(BigInt(minor), currency_id, currencyId, scales, 'up'),
    0n,
  )
}
