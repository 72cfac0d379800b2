import type { SharedTerm } from '@fairground/contract'
import type { Curve } from '@fairground/games/flight'
import type { FlightClock } from './flight-clock.ts'

/**
 * What is on: `none` before anything is known, `betting`, `flying`, `over`; `still` while a flight stands or nobody knows
 * how it goes on.
 */
export type FlightPhase = 'none' | 'betting' | 'flying' | 'still' | 'over'

/** Why a flight is `still`: its server says so, nothing was heard for too long, or the line is away. */
export type Stillness = 'paused' | 'silent' | 'offline'

/** One moment of a round, as pictures, numbers and sounds are told it. One object, written anew for each. */
export interface FlightFrame {
  /** The page's clock, and how long ago the frame before was; milliseconds. */
  now: number
  passedMs: number
  phase: FlightPhase
  /** How long the phase has lasted. */
  phaseMs: number
  stillness: Stillness | undefined
  /** What is left of betting, and how long all of it takes. */
  leftMs: number
  bettingMs: number
  flownMs: number
  /** The multiplier that is paid now, and at the end the point, in whole hundredths. */
  hundredths: number
  /** The same between the hundredths, for what is drawn. */
  multiplier: number
  /** The round was given up. */
  isVoid: boolean
}

/** What a frame is worked out from. */
export interface Situation {
  term: SharedTerm | undefined
  /** Whether the live line stands. */
  isLive: boolean
  /** A time of the server on the page's clock. */
  localTimeOf: (serverTimeMs: number) => number
}

/** Syncs come once a second; after so long without one nobody here knows how the flight goes. */
const SILENT_MS = 3200

/** The end of a flight that this page has not seen: nothing of it is played. */
const LONG_AGO_MS = 60_000

/** The frame before anything is known. */
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
  const stillness = term?.status === 'RUNNING' ? stillnessOf(term, isLive, now - clock.heardAt) : undefined
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

function phaseOf(term: SharedTerm | undefined, stillness: Stillness | undefined): FlightPhase {
  if (!term) return 'none'
  if (term.status === 'NEW') return 'betting'
  if (term.status === 'FINISHED') return 'over'
  return stillness ? 'still' : 'flying'
}

function stillnessOf({ paused }: SharedTerm, isLive: boolean, silentMs: number): Stillness | undefined {
  if (!isLive) return 'offline'
  if (paused) return 'paused'
  return silentMs > SILENT_MS ? 'silent' : undefined
}
