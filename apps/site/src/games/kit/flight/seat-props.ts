import type { GameSettings } from '../settings.ts'
import type { FlightLoop } from './flight-loop.ts'
import type { Seat } from './use-seat.ts'

/** What the parts of one place for bets are told. */
export interface BetSeatProps {
  gameId: string
  loop: FlightLoop
  seat: Seat
  settings: GameSettings
  loggedIn: boolean
  /** Whether the keys belong to this seat, where there are two. */
  isChosen: boolean
  onAct: () => void
  onChoose: () => void
}
