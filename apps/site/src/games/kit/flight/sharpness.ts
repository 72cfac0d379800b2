/** A frame that takes longer has missed its turn on a screen of 60 a second. */
const LATE_MS = 22
/** So many frames are looked at together. */
const LOOKED_AT = 90
/** Each step keeps half of the pixels. */
const STEP = 0.7
/** A quarter of the pixels, which from the finest screens down is about one to a CSS pixel. */
const COARSEST = STEP ** 2

/** How sharp a picture is that moves. */
export interface Sharpness {
  /** Device pixels of a CSS pixel, of the `finest` that the screen could show; not below 1 where it can show that. */
  ratioOf(finest: number): number
  /** Notes a frame, by the ms since the one before. True when the picture has become coarser: it wants to be fitted anew. */
  note(passedMs: number): boolean
}

/**
 * Gives pixels up for frames: while more than half of the frames come late the picture becomes coarser. It never becomes
 * finer again: what was too much once is too much at the next flight.
 */
export function createSharpness(): Sharpness {
  let share = 1
  let seen = 0
  let late = 0
  return {
    ratioOf: (finest) => Math.max(finest * share, Math.min(finest, 1)),
    note(passedMs) {
      seen++
      if (passedMs > LATE_MS) late++
      if (seen < LOOKED_AT) return false
      const isCoarser = late > LOOKED_AT / 2 && share > COARSEST
      if (isCoarser) share *= STEP
      seen = 0
      late = 0
      return isCoarser
    },
  }
}
