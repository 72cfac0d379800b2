import { THRESHOLD_MS } from './pause.ts'

/** The time between two checks. */
const EVERY_MS = 1000

/**
 * Checks once a second whether developer tools are open, and reports each change.
 * @param measureMs how long the page stood still at a break
 * @returns a function that ends the checks
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
