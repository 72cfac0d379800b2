/** A longer frame has missed its turn on a 60 Hz screen. */
const LATE_MS = 22
/** The number of frames in one measurement. */
const LOOKED_AT = 90
/** Each step keeps half of the pixels. */
const STEP = 0.7
/** A quarter of the pixels: about one per CSS pixel on the finest screens. */
const COARSEST = STEP ** 2

/** The sharpness of a moving picture. */
export interface Sharpness {
  /** Device pixels per CSS pixel, for a screen that can show `finest`; at least 1 where the screen can show that. */
  ratioOf(finest: number): number
  /**
   * Takes the milliseconds since the last frame. Returns true when the picture has become coarser and its canvas needs
   * resizing.
   */
  note(passedMs: number): boolean
}

/**
 * Trades pixels for frames: while more than half of the frames are late, the picture becomes coarser. It never becomes
 * finer again, because the same device would be too slow again at the next flight.
 */
export function createSharpness(): Sharpness {
  let share = 1
  let frameCount = 0
  let lateCount = 0
  return {
    ratioOf: (finest) => Math.max(finest * share, Math.min(finest, 1)),
    note(passedMs) {
      frameCount++
      if (passedMs > LATE_MS) lateCount++
      if (frameCount < LOOKED_AT) return false
      const isCoarser = lateCount > LOOKED_AT / 2 && share > COARSEST
      if (isCoarser) share *= STEP
      frameCount = 0
      lateCount = 0
      return isCoarser
    },
  }
}
