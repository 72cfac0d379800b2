import type { Bonus, FreeSpins } from '@fairground/contract/bonus'
import { minorToNumber } from '@fairground/money'
import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'

/** The wallet, the time, and the decimals of the amounts. */
interface BonusQuery {
  walletId: WalletId
  nowMs: number
  decimals: number
}

/** Lists the spins left, by value and expiry, the earliest expiry first. */
export async function listSpins(db: Database, { walletId, nowMs, decimals }: BonusQuery): Promise<FreeSpins[]> {
  const rows = await db
    .selectFrom('spin_grant')
    .select(['value_minor', 'expires_at', 'source'])
    .select(({ fn, ref }) => fn.sum<bigint>(ref('count')).as('granted'))
    .select(({ fn, ref }) => fn.sum<bigint>(ref('used')).as('spent'))
    .where('account_id', '=', walletId)
    .where('expires_at', '>', new Date(nowMs))
    .whereRef('used', '<', 'count')
    .groupBy(['value_minor', 'expires_at', 'source'])
    .orderBy('expires_at')
    .orderBy('value_minor')
    .execute()
  return rows.map(({ value_minor, granted, spent, expires_at, source }) => ({
    value: minorToNumber(value_minor, decimals),
    left: Number(granted) - Number(spent),
    expiresAt: expires_at.getTime(),
    source,
  }))
}

/** Finds the open bonus money that stakes count towards, which expires first; undefined while there is none. */
export async function findBonus(db: Database, { walletId, nowMs, decimals }: BonusQuery): Promise<Bonus | undefined> {
  const row = await db
    .selectFrom('bonus')
    .selectAll()
    .where('account_id', '=', walletId)
    .where('status', '=', 'open')
    .where('expires_at', '>', new Date(nowMs))
    .orderBy('expires_at')
    .executeTakeFirst()
  if (!row) return undefined
  const money = (minor: bigint) => minorToNumber(minor, decimals)
  return {
    balance: money(row.amount_minor),
    required: money(row.required_minor),
    wagered: money(row.wagered_minor),
    toWager: money(row.required_minor - row.wagered_minor),
    expiresAt: row.expires_at.getTime(),
  }
}
