import type { CheckinRule } from '@fairground/contract'
import { parseAmount } from '@fairground/money'
import type { Database } from '../db/database.ts'

/** What a player has checked in for so far. */
export interface CheckinsTaken {
  /** Days in all. */
  taken: number
  /** The last of them, as `dayOf` counts; none before the first. */
  lastDay: number | undefined
}

/** What a day of the calendar gives. */
export interface CheckinGift {
  /** Spins; 0: none. */
  count: number
  valueMinor: bigint
  /** The VIP level that it is for, from 0. */
  vipLevel: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The day of UTC that a moment is in, counted from 1970-01-01. */
export function dayOf(atMs: number): number {
  return Math.floor(atMs / DAY_MS)
}

/** When a day of UTC begins, in milliseconds since 1970. */
export function startOf(day: number): number {
  return day * DAY_MS
}

/** The days of the calendar in a currency. A value that the currency cannot say gives nothing, as a count of 0 does. */
export function giftsOf({ calendar }: CheckinRule, decimals: number): CheckinGift[] {
  return calendar.map(({ count, value, vipLevel }) => {
    const valueMinor = parseAmount(value, decimals)
    return valueMinor ? { count, valueMinor, vipLevel } : { count: 0, valueMinor: 0n, vipLevel }
  })
}

/**
 * How each day of a calendar stands on a day: of the round of the calendar that is under way, and of one that is completed
 * until the next day begins.
 */
export function stateOf(
  { taken, lastDay }: CheckinsTaken,
  today: number,
  length: number,
): ('taken' | 'today' | 'ahead')[] {
  const isTaken = lastDay !== undefined && lastDay >= today
  const done = isTaken ? ((taken - 1) % length) + 1 : taken % length
  return Array.from({ length }, (_, at) => {
    if (at < done) return 'taken'
    return at === done && !isTaken ? 'today' : 'ahead'
  })
}

/** What a player has checked in for so far. */
export async function readCheckins(db: Database, accountId: string): Promise<CheckinsTaken> {
  const row = await db
    .selectFrom('checkin')
    .select(['taken', 'last_day'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { taken: row?.taken ?? 0, lastDay: row?.last_day }
}
