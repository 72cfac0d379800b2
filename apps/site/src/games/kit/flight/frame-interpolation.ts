import { type FlightFrame, firstFrame } from './flight-frame.ts'

/**
 * A picture moves on for this long after its last frame. Without a new frame by then, the page is hidden or stands
 * still.
 */
const GOES_ON_MS = 250

/** Computes the frames between those that the page sends. */
export interface FrameInterpolation {
  /** Takes a frame from the page. */
  addFrame(frame: FlightFrame): void
  /**
   * The frame at `now` on the page's clock, computed from the last two frames that the page sent. Each call writes into
   * the same object. Undefined before the first frame.
   */
  frameAt(now: number): FlightFrame | undefined
  /** Whether the picture still moves at `now` without a new frame. */
  isMoving(now: number): boolean
}

/** Creates the interpolation. A flight goes on at the speed that it had between the last two frames. */
export function createFrameInterpolation(): FrameInterpolation {
  let lastFrame: FlightFrame | undefined
  /** How much a millisecond adds to the flight, and to the logarithm of its multiplier. */
  let speed = 0
  let growth = 0
  const frame = firstFrame(0)

  return {
    addFrame(next) {
      const passedMs = lastFrame?.phase === 'flying' && next.phase === 'flying' ? next.now - lastFrame.now : 0
      if (lastFrame && passedMs > 0) {
        speed = Math.max(0, next.flownMs - lastFrame.flownMs) / passedMs
        growth = Math.max(0, Math.log(next.multiplier / lastFrame.multiplier)) / passedMs
      } else {
        speed = 0
        growth = 0
      }
      lastFrame = next
    },
    frameAt(now) {
      if (!lastFrame) return undefined
      const aheadMs = Math.min(Math.max(0, now - lastFrame.now), GOES_ON_MS)
      Object.assign(frame, lastFrame)
      frame.now = lastFrame.now + aheadMs
      frame.phaseMs += aheadMs
      frame.leftMs = Math.max(0, frame.leftMs - aheadMs)
      frame.flownMs += speed * aheadMs
      frame.multiplier *= Math.exp(growth * aheadMs)
      return frame
    },
    isMoving: (now) => lastFrame !== undefined && lastFrame.phase !== 'none' && now - lastFrame.now < GOES_ON_MS,
  }
}
