import type { CheckinRule } from '@fairground/contract/bonus'
import type { Database } from '../../ground/db/database.ts'
import { scaledAmount } from '../../operator/settings/scaled-amount.ts'
import type { CurrencyRow } from '../../operator/settings/site-settings.ts'

/** The check-ins of a player so far. */
export interface CheckinsTaken {
  /** Number of days. */
  taken: number
  /** The last day, by `dayOf`; undefined before the first. */
  lastDay: number | undefined
}

/** The gift of a day of the calendar. */
export interface CheckinGift {
  /** Number of spins; may be 0. */
  count: number
  valueMinor: bigint
  /** The minimum VIP level, from 0. */
  vipLevel: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The day of UTC of a time, counted from 1970-01-01. */
export function dayOf(atMs: number): number {
  return Math.floor(atMs / DAY_MS)
}

/** The start of a day of UTC, in milliseconds since 1970. */
export function startOf(day: number): number {
  return day * DAY_MS
}

/** The gifts of the calendar in a currency. A value that the currency cannot express gives no spins. */
export function giftsOf({ calendar }: CheckinRule, currency: CurrencyRow): CheckinGift[] {
  return calendar.map(({ count, value, vipLevel }) => {
    const valueMinor = scaledAmount(value, currency, 'down')
    return valueMinor ? { count, valueMinor, vipLevel } : { count: 0, valueMinor: 0n, vipLevel }
  })
}

/**
 * The state of each day of the calendar on a day. A completed calendar stays complete until the next day begins.
 */
export function stateOf(
  { taken, lastDay }: CheckinsTaken,
  today: number,
  length: number,
): ('taken' | 'today' | 'ahead')[] {
  const isTaken = lastDay !== undefined && lastDay >= today
  const doneDays = isTaken ? ((taken - 1) % length) + 1 : taken % length
  return Array.from({ length }, (_, at) => {
    if (at < doneDays) return 'taken'
    return at === doneDays && !isTaken ? 'today' : 'ahead'
  })
}

/** The check-ins of a player so far. */
export async function readCheckins(db: Database, accountId: string): Promise<CheckinsTaken> {
  const row = await db
    .selectFrom('checkin')
    .select(['taken', 'last_day'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { taken: row?.taken ?? 0, lastDay: row?.last_day }
}
