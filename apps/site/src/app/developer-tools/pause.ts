/** A pause longer than this is not the machine's: somebody's developer tools have stopped the page (RT-19). */
export const THRESHOLD_MS = 80

/** How long the page stands still at a break: no time at all, but while developer tools are open. */
export function measurePauseMs(): number {
  const began = performance.now()
  debugger
  return performance.now() - began
}
