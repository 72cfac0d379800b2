const LONGEST_IDLE_WAIT_MS = 500

/** A moment in which the browser has nothing else to do; half a second at the latest, at once where it cannot tell. */
export function idle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return Promise.resolve()
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: LONGEST_IDLE_WAIT_MS }))
}
