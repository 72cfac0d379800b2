import type { MultiplayerGame } from '@fairground/games/multiplayer'
import { createFlightClock, type FlightClock } from './flight-clock.ts'
import { type FlightFrame, firstFrame, type Situation, writeFrame } from './flight-frame.ts'

export type FrameListener = (frame: FlightFrame) => void

/** The eye cannot read a number faster. The worker computes the frames in between for its picture. */
const FRAME_EVERY_MS = 33

/** The one loop of a game's screen. The picture and every moving number listen to it. */
export interface FlightLoop {
  readonly clock: FlightClock
  /** The last frame. The loop writes every frame into this object. */
  readonly frame: FlightFrame
  /**
   * Calls the listener at once with the current frame and then some thirty times a second, until the caller runs the
   * returned function.
   */
  listen(listener: FrameListener): () => void
  setSituation(situation: Situation): void
}

/**
 * Creates the loop. It runs while it has a listener and the page is visible. A listener must not keep the frame object.
 */
export function createFlightLoop({ curve, bettingMs }: MultiplayerGame): FlightLoop {
  const clock = createFlightClock()
  const frame = firstFrame(bettingMs)
  const listeners = new Set<FrameListener>()
  const flight = { clock, curve }
  let situation: Situation = { term: undefined, isLive: false, localTimeOf: (time) => time }
  let timer: ReturnType<typeof setInterval> | undefined

  const write = (now: number) => writeFrame(frame, situation, flight, now)
  const run = () => {
    write(performance.now())
    for (const listener of listeners) listener(frame)
  }
  const follow = () => {
    const isNeeded = listeners.size > 0 && document.visibilityState === 'visible'
    if (isNeeded) timer ??= setInterval(run, FRAME_EVERY_MS)
    else {
      clearInterval(timer)
      timer = undefined
    }
  }

  return {
    clock,
    frame,
    listen(listener) {
      if (listeners.size === 0) document.addEventListener('visibilitychange', follow)
      listeners.add(listener)
      listener(frame)
      follow()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) document.removeEventListener('visibilitychange', follow)
        follow()
      }
    },
    setSituation(next) {
      situation = next
      write(performance.now())
    },
  }
}
