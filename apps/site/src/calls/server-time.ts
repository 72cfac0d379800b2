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
  if (serverTimeMs === undefined || tookMs >= 1000 || Math.abs(serverTimeMs - serverNow()) <= 3000) return false
  offsetMs = serverTimeMs - Date.now()
  return true
}
