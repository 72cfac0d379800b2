/** A longer pause is not the machine's own: developer tools have stopped the page (RT-19). */
export const THRESHOLD_MS = 80

/** How long the page stands still at a break; only open developer tools make it stand still at all. */
export function measurePauseMs(): number {
  const began = performance.now()
  debugger
  return performance.now() - began
}
