/** A young webhook is tried again at least this often, so that a shop that was away hears of it at once. */
const YOUNG_MOST_MS = 1_500
const YOUNG_AGE_MS = 10 * 60_000
const OLD_MOST_MS = 60_000
const GIVE_UP_AGE_MS = 3 * 24 * 3_600_000

/**
 * How long to wait after a failed attempt, in milliseconds; `undefined` gives up (after three days).
 * Doubles from 200 ms; capped at 1.5 s in an event's first ten minutes and at a minute later.
 * @param failures how many attempts have failed, from 1
 * @param ageMs since the event
 */
export function findBackOff(failures: number, ageMs: number): number | undefined {
  if (ageMs > GIVE_UP_AGE_MS) return undefined
  const most = ageMs < YOUNG_AGE_MS ? YOUNG_MOST_MS : OLD_MOST_MS
  return Math.min(most, 200 * 2 ** Math.min(failures - 1, 20))
}
