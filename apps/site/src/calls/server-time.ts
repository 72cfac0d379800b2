let offsetMs = 0

/** The server's time now, in milliseconds since 1970, as far as it is known. */
export function serverNow(): number {
  return Date.now() + offsetMs
}

/**
 * Learns from an answer's time, a refusal's too: taken over when it differs from ours by more than 3 s and the call took
 * less than 1 s (CL-03).
 * @returns whether it was taken over
 */
export function learnServerTime(serverTimeMs: number | undefined, tookMs: number): boolean {
  if (serverTimeMs === undefined) return false
  measure(serverTimeMs, tookMs)
  if (tookMs >= 1000 || Math.abs(serverTimeMs - serverNow()) <= 3000) return false
  offsetMs = serverTimeMs - Date.now()
  return true
}

/** After so long a slower answer is believed as well: clocks drift. */
const MEASURE_LASTS_MS = 300_000
let measurement = { tookMs: Number.POSITIVE_INFINITY, at: 0, aheadMs: 0 }

/** An answer was made within the time that its call took: the quickest one tells the server's clock best. */
function measure(serverTimeMs: number, tookMs: number): void {
  const at = performance.now()
  if (tookMs > measurement.tookMs && at - measurement.at < MEASURE_LASTS_MS) return
  measurement = { tookMs, at, aheadMs: serverTimeMs + tookMs / 2 - at }
}

/**
 * A time of the server on this page's own clock (`performance.now()`), as close as the quickest answer has told it: for
 * what everybody sees at the same moment.
 */
export function localTimeOf(serverTimeMs: number): number {
  const aheadMs = measurement.at === 0 ? serverNow() - performance.now() : measurement.aheadMs
  return serverTimeMs - aheadMs
}
