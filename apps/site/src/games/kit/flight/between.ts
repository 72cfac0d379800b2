import { type FlightFrame, firstFrame } from './flight-frame.ts'

/** A picture goes on by itself for so long after it was told a moment: then the page is not seen, or stands still. */
const GOES_ON_MS = 250

/** The moments of a picture that is told fewer than it draws. */
export interface Between {
  /** The page tells a moment. */
  tell(frame: FlightFrame): void
  /**
   * The moment at `now` on the page's clock, as it follows from the last two that were told; written into the same frame
   * each time. Undefined before the first one.
   */
  at(now: number): FlightFrame | undefined
  /** Whether the picture goes on at `now` without being told. */
  isMoving(now: number): boolean
}

/** Makes them. A flight goes on as fast as it went between the last two told moments. */
export function createBetween(): Between {
  let told: FlightFrame | undefined
  /** What a millisecond adds to the flight, and to the logarithm of its multiplier. */
  let speed = 0
  let growth = 0
  const frame = firstFrame(0)

  return {
    tell(next) {
      const passedMs = told?.phase === 'flying' && next.phase === 'flying' ? next.now - told.now : 0
      if (told && passedMs > 0) {
        speed = Math.max(0, next.flownMs - told.flownMs) / passedMs
        growth = Math.max(0, Math.log(next.multiplier / told.multiplier)) / passedMs
      } else {
        speed = 0
        growth = 0
      }
      told = next
    },
    at(now) {
      if (!told) return undefined
      const aheadMs = Math.min(Math.max(0, now - told.now), GOES_ON_MS)
      Object.assign(frame, told)
      frame.now = told.now + aheadMs
      frame.phaseMs += aheadMs
      frame.leftMs = Math.max(0, frame.leftMs - aheadMs)
      frame.flownMs += speed * aheadMs
      frame.multiplier *= Math.exp(growth * aheadMs)
      return frame
    },
    isMoving: (now) => told !== undefined && told.phase !== 'none' && now - told.now < GOES_ON_MS,
  }
}
