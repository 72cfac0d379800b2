import { THRESHOLD_MS } from './pause.ts'

/** How often it is looked. */
const EVERY_MS = 1000

/**
 * Looks once a second whether developer tools are open, and says so whenever that changes.
 * @param measureMs how long the page stood still at a break
 * @returns ends it
 */
export function watchDeveloperTools(measureMs: () => number, say: (isOpen: boolean) => void): () => void {
  let wasOpen = false
  const timer = setInterval(() => {
    const isOpen = measureMs() > THRESHOLD_MS
    if (isOpen !== wasOpen) say(isOpen)
    wasOpen = isOpen
  }, EVERY_MS)
  return () => clearInterval(timer)
}
