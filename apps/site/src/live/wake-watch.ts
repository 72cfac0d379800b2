/**
 * A change of the network or the machine: `offline`, `online`, `slept` (the page stood still), `seen` (the page is
 * visible again).
 */
export type Change = 'offline' | 'online' | 'slept' | 'seen'

/** How often the timer reads the clock; a jump beyond twice this means that the machine slept. */
const LOOK_MS = 5000

/**
 * Reports what a connection cannot notice in time by itself: after a sleep it is dead long before a heartbeat fails.
 */
export function watchWaking(tell: (change: Change) => void): void {
  let lastLookAt = Date.now()
  const isVisible = () => document.visibilityState === 'visible'
  setInterval(() => {
    const now = Date.now()
    // Browsers slow the timers of a hidden page anyway.
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
