/** The spans of time that limits count over. */
export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

const DAY_MS = 24 * 60 * 60_000
/** 1970-01-01 was a Thursday: the Monday before it is three days earlier. */
const DAYS_FROM_MONDAY = 3

/** When the running period began: the day, the week from Monday, or the month, all in UTC. Milliseconds since 1970. */
export function startOfPeriod(period: Period, atMs: number): number {
  const day = Math.floor(atMs / DAY_MS)
  if (period === 'day') return day * DAY_MS
  if (period === 'week') return (Math.floor((day + DAYS_FROM_MONDAY) / 7) * 7 - DAYS_FROM_MONDAY) * DAY_MS
  const date = new Date(atMs)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}

/** When the period that began at a time ends. */
export function endOfPeriod(period: Period, startMs: number): number {
  if (period !== 'month') return startMs + (period === 'day' ? 1 : 7) * DAY_MS
  const date = new Date(startMs)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}
