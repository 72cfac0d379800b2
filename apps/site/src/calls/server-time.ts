let offsetMs = 0

/** The server's time now, in milliseconds since 1970; this device's own time until an answer has corrected it. */
export function serverNow(): number {
  return Date.now() + offsetMs
}

/**
 * Learns the server's time from an answer, a refusal too. It takes the time when it differs from ours by more than 3 s
 * and the call took less than 1 s (CL-03).
 * @returns whether it took the time
 */
export function learnServerTime(serverTimeMs: number | undefined, tookMs: number): boolean {
  if (serverTimeMs === undefined) return false
  measure(serverTimeMs, tookMs)
  if (tookMs >= 1000 || Math.abs(serverTimeMs - serverNow()) <= 3000) return false
  offsetMs = serverTimeMs - Date.now()
  return true
}

/** After this time a slower answer replaces the measurement too, because clocks drift. */
const MEASURE_LASTS_MS = 300_000
let measurement = { tookMs: Number.POSITIVE_INFINITY, at: 0, aheadMs: 0 }

/** Keeps the quickest answer: the shorter a call takes, the more exact its time is. */
function measure(serverTimeMs: number, tookMs: number): void {
  const at = performance.now()
  if (tookMs > measurement.tookMs && at - measurement.at < MEASURE_LASTS_MS) return
  measurement = { tookMs, at, aheadMs: serverTimeMs + tookMs / 2 - at }
}

/**
 * Converts a time of the server to this page's own clock (`performance.now()`), as exactly as the quickest answer
 * allows. For what all players see at the same moment.
 */
export function localTimeOf(serverTimeMs: number): number {
  const aheadMs = measurement.at === 0 ? serverNow() - performance.now() : measurement.aheadMs
  return serverTimeMs - aheadMs
}
