import type { SharedGame } from '@fairground/games/shared'
import { createFlightClock, type FlightClock } from './flight-clock.ts'
import { type FlightFrame, firstFrame, type Situation, writeFrame } from './flight-frame.ts'

export type FrameListener = (frame: FlightFrame) => void

/** No eye reads a number faster. The picture, which a worker draws, finds the moments between two by itself. */
const TELL_EVERY_MS = 33

/** The one loop of a game's screen: the picture and every number that moves listen to it. */
export interface FlightLoop {
  readonly clock: FlightClock
  /** The last frame; it is written anew with each. */
  readonly frame: FlightFrame
  /** Calls back with each frame, some thirty a second, and at once with the one of now, until the returned function is called. */
  listen(listener: FrameListener): () => void
  setSituation(situation: Situation): void
}

/** Makes the loop. It runs while somebody listens and the page is seen; a listener must not keep the frame. */
export function createFlightLoop({ curve, bettingMs }: SharedGame): FlightLoop {
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
    const wanted = listeners.size > 0 && document.visibilityState === 'visible'
    if (wanted) timer ??= setInterval(run, TELL_EVERY_MS)
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
