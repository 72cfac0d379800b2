import type { MultiplayerGame } from '@fairground/games/multiplayer'
import { type FlightFrame, firstFrame } from './flight-frame.ts'
import type { FlightLoop, FrameListener } from './flight-loop.ts'

/** The longest replay. A longer flight plays faster. */
const LONGEST_MS = 7000
/** The replay shows the end for this long, then the picture stands still. */
const END_MS = 2400

/** A past flight: where it ended and where the player cashed out, in hundredths. */
export interface PastFlight {
  point: number
  cashOut: number | undefined
}

/** The loop that a picture and a number listen to while a past flight plays. */
export interface ReplayLoop extends Pick<FlightLoop, 'listen' | 'frame'> {
  /** Plays the flight from its start. */
  play(): void
}

/** Writes a moment of a replay into a frame: the `part` of the flight from 0 to 1, and the time since its end. */
export function writeReplay(
  frame: FlightFrame,
  { curve }: MultiplayerGame,
  { point }: PastFlight,
  { part, overMs }: { part: number; overMs: number },
): void {
  const totalMs = curve.reaches(point)
  frame.phase = part < 1 ? 'flying' : 'over'
  frame.phaseMs = part < 1 ? part * totalMs : overMs
  frame.flownMs = part * totalMs
  frame.hundredths = part < 1 ? Math.min(point, curve.at(frame.flownMs)) : point
  frame.multiplier = part < 1 ? Math.exp((curve.ratePerMs / 100_000) * frame.flownMs) : point / 100
}

/** Creates the loop of a replay. It shows the end until `play` starts it. */
export function createReplayLoop(game: MultiplayerGame, flight: PastFlight, onCashOut: () => void): ReplayLoop {
  const frame = firstFrame(game.bettingMs)
  const listeners = new Set<FrameListener>()
  const longMs = Math.min(LONGEST_MS, Math.max(600, game.curve.reaches(flight.point)))
  let request: number | undefined
  const notify = () => {
    for (const listener of listeners) listener(frame)
  }
  writeReplay(frame, game, flight, { part: 1, overMs: END_MS })

  return {
    frame,
    listen(listener) {
      listeners.add(listener)
      listener(frame)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && request !== undefined) cancelAnimationFrame(request)
      }
    },
    play() {
      if (request !== undefined) cancelAnimationFrame(request)
      const began = performance.now()
      let isOut = flight.cashOut === undefined
      request = requestAnimationFrame(function step(now) {
        const elapsedMs = Math.max(0, now - began)
        frame.passedMs = frame.now === 0 ? 0 : Math.max(0, now - frame.now)
        frame.now = now
        writeReplay(frame, game, flight, {
          part: Math.min(1, elapsedMs / longMs),
          overMs: Math.max(0, elapsedMs - longMs),
        })
        if (!isOut && frame.hundredths >= (flight.cashOut ?? 0)) {
          isOut = true
          onCashOut()
        }
        notify()
        request = elapsedMs < longMs + END_MS ? requestAnimationFrame(step) : undefined
      })
    },
  }
}
