const LONGEST_IDLE_WAIT_MS = 500

/** Resolves when the browser is idle: after half a second at the latest, at once in browsers that cannot tell. */
export function idle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return Promise.resolve()
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: LONGEST_IDLE_WAIT_MS }))
}
