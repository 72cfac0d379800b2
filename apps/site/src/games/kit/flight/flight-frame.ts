import type { MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import type { Curve } from '@fairground/games/flight'
import type { FlightClock } from './flight-clock.ts'

/**
 * The phase on screen: `none` before the first answer, `betting`, `flying`, `over`; `still` while a flight is paused or
 * the page does not know how it goes on.
 */
export type FlightPhase = 'none' | 'betting' | 'flying' | 'still' | 'over'

/**
 * Why a flight is `still`: the server has paused it, the server has sent nothing for too long, or the connection is
 * down.
 */
export type Stillness = 'paused' | 'silent' | 'offline'

/** One moment of a round, for pictures, numbers and sounds. The loop writes every moment into the same object. */
export interface FlightFrame {
  /** The page's clock, and the time since the frame before; milliseconds. */
  now: number
  passedMs: number
  phase: FlightPhase
  /** How long the phase has lasted. */
  phaseMs: number
  stillness: Stillness | undefined
  /** The rest of the betting time, and the whole of it. */
  leftMs: number
  bettingMs: number
  flownMs: number
  /** The multiplier that a cash-out pays now, and at the end the point; in whole hundredths. */
  hundredths: number
  /** The same number without rounding, for drawing. */
  multiplier: number
  /** The server has cancelled the round. */
  isVoid: boolean
}

/** The inputs of a frame. */
export interface Situation {
  term: MultiplayerTerm | undefined
  /** Whether the WebSocket is open. */
  isLive: boolean
  /** Converts a time of the server to the page's clock. */
  localTimeOf: (serverTimeMs: number) => number
}

/** Syncs come once a second. After this long without one, the page does not know how the flight goes on. */
const SILENT_MS = 3200

/** The age of an end that this page did not see: sounds and animations skip it. */
const LONG_AGO_MS = 60_000

/** The frame before the first answer. */
export const firstFrame = (bettingMs: number): FlightFrame => ({
  now: 0,
  passedMs: 0,
  phase: 'none',
  phaseMs: 0,
  stillness: undefined,
  leftMs: 0,
  bettingMs,
  flownMs: 0,
  hundredths: 100,
  multiplier: 1,
  isVoid: false,
})

/** Writes the moment `now` into a frame. */
export function writeFrame(
  frame: FlightFrame,
  { term, isLive, localTimeOf }: Situation,
  { clock, curve }: { clock: FlightClock; curve: Curve },
  now: number,
): void {
  frame.passedMs = frame.now === 0 ? 0 : Math.max(0, now - frame.now)
  frame.now = now
  const stillness = term?.status === 'RUNNING' ? stillnessOf(term, isLive, now - clock.lastMessageAt) : undefined
  const phase = phaseOf(term, stillness)
  if (phase === frame.phase) frame.phaseMs += frame.passedMs
  else frame.phaseMs = phase === 'over' && frame.phase === 'none' ? LONG_AGO_MS : 0
  frame.phase = phase
  frame.stillness = stillness
  frame.isVoid = term?.void === true
  frame.leftMs = phase === 'betting' && term ? Math.max(0, localTimeOf(term.closesAt) - now) : 0
  if (phase === 'flying') {
    frame.flownMs = clock.at(now)
    frame.hundredths = curve.at(frame.flownMs)
    frame.multiplier = Math.exp((curve.ratePerMs / 100_000) * frame.flownMs)
  } else if (phase === 'over' && term?.point !== undefined) {
    const point = Math.round(term.point * 100)
    if (frame.hundredths !== point) {
      frame.hundredths = point
      frame.multiplier = term.point
      frame.flownMs = curve.reaches(point)
    }
  } else if (phase === 'betting' || phase === 'none') {
    frame.flownMs = 0
    frame.hundredths = 100
    frame.multiplier = 1
  }
}

function phaseOf(term: MultiplayerTerm | undefined, stillness: Stillness | undefined): FlightPhase {
  if (!term) return 'none'
  if (term.status === 'NEW') return 'betting'
  if (term.status === 'FINISHED') return 'over'
  return stillness ? 'still' : 'flying'
}

function stillnessOf({ paused }: MultiplayerTerm, isLive: boolean, silentMs: number): Stillness | undefined {
  if (!isLive) return 'offline'
  if (paused) return 'paused'
  return silentMs > SILENT_MS ? 'silent' : undefined
}
