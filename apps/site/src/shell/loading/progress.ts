/** The page-loading bar's numbers (RT-16, section 9 of the specification). */
export const LOADING_BAR = {
  heightPx: 6,
  /** Added each second. */
  step: 5,
  /** How long the bar takes to grow to its next width. */
  speedMs: 500,
  /** How long it stands at its end. */
  waitingMs: 1000,
  /** How long it takes to fade. */
  transitionMs: 300,
} as const

const STEP_MS = 1000
const FULL = 100
const FULL_AT_MS = (FULL / LOADING_BAR.step) * STEP_MS
const FADES_AT_MS = FULL_AT_MS + LOADING_BAR.waitingMs
const OVER_AT_MS = FADES_AT_MS + LOADING_BAR.transitionMs

/** The bar at a moment: 0 to 100, and whether it grows, is full, or fades. */
export interface Progress {
  percent: number
  phase: 'growing' | 'full' | 'fading'
}

/**
 * The bar after some time: five more each second from 0 to 100, a second at the end, then it fades and begins again.
 * @param elapsedMs milliseconds since the loading began
 */
export function progressAt(elapsedMs: number): Progress {
  const time = Math.max(0, elapsedMs) % OVER_AT_MS
  if (time >= FADES_AT_MS) return { percent: FULL, phase: 'fading' }
  if (time >= FULL_AT_MS) return { percent: FULL, phase: 'full' }
  return { percent: Math.floor(time / STEP_MS) * LOADING_BAR.step, phase: 'growing' }
}

/** Milliseconds from a moment to the next change of the bar. */
export function untilNextChange(elapsedMs: number): number {
  const time = Math.max(0, elapsedMs) % OVER_AT_MS
  if (time >= FADES_AT_MS) return OVER_AT_MS - time
  if (time >= FULL_AT_MS) return FADES_AT_MS - time
  return STEP_MS - (time % STEP_MS)
}
