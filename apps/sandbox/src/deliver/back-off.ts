/** Longest pause between two attempts for a young webhook, so that a shop gets it soon after it is back. */
const YOUNG_MOST_MS = 1_500
const YOUNG_AGE_MS = 10 * 60_000
const OLD_MOST_MS = 60_000
const GIVE_UP_AGE_MS = 3 * 24 * 3_600_000

/**
 * Pause after a failed attempt, in milliseconds; `undefined` gives up (after three days).
 * Doubles from 200 ms; capped at 1.5 s in an event's first ten minutes and at a minute later.
 * @param failures number of failed attempts, from 1
 * @param ageMs time since the event
 */
export function findBackOff(failures: number, ageMs: number): number | undefined {
  if (ageMs > GIVE_UP_AGE_MS) return undefined
  const mostMs = ageMs < YOUNG_AGE_MS ? YOUNG_MOST_MS : OLD_MOST_MS
  return Math.min(mostMs, 200 * 2 ** Math.min(failures - 1, 20))
}
