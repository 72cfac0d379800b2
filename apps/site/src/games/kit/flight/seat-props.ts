import type { GameSettings } from '../settings.ts'
import type { FlightLoop } from './flight-loop.ts'
import type { Seat } from './use-seat.ts'

/** The props that all parts of a slot share. */
export interface BetSeatProps {
  gameId: string
  loop: FlightLoop
  seat: Seat
  settings: GameSettings
  loggedIn: boolean
  /** Whether the keys control this slot, in a game with two slots. */
  isChosen: boolean
  onAct: () => void
  onChoose: () => void
}
