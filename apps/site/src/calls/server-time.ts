let offsetMs = 0

/** The server's time now, in milliseconds since 1970, as far as it is known. */
export function serverNow(): number {
  return Date.now() + offsetMs
}

/**
 * Learns from an answer's time: taken over when it differs from ours by more than 3 s and the call took less than 1 s
 * (CL-03).
 */
export function learnServerTime(serverTimeMs: number, tookMs: number): void {
  if (tookMs < 1000 && Math.abs(serverTimeMs - serverNow()) > 3000) offsetMs = serverTimeMs - Date.now()
}
