/** How the network or the machine has changed: it is gone, back, or the page has slept. */
export type Change = 'offline' | 'online' | 'slept' | 'seen'

/** The clock is looked at so often; a jump beyond twice that means that the machine has slept. */
const LOOK_MS = 5000

/**
 * Tells what a connection cannot notice by itself in time: a sleeping machine's line is dead long before a missing
 * heartbeat says so. `seen`: the page is looked at again after it was hidden.
 */
export function watchWaking(tell: (change: Change) => void): void {
  let lastLookAt = Date.now()
  const isVisible = () => document.visibilityState === 'visible'
  setInterval(() => {
    const now = Date.now()
    // In a hidden page timers are rare anyway.
    if (isVisible() && now - lastLookAt > 2 * LOOK_MS) tell('slept')
    lastLookAt = now
  }, LOOK_MS)
  document.addEventListener('visibilitychange', () => {
    lastLookAt = Date.now()
    if (isVisible()) tell('seen')
  })
  addEventListener('pageshow', ({ persisted }) => persisted && tell('slept'))
  addEventListener('offline', () => tell('offline'))
  addEventListener('online', () => tell('online'))
}
