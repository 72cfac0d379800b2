import type { PicturedRound } from '../kit/pictured-round.ts'
import type { BoardRound } from './board.ts'

/** The round of a bet, for the board. */
export function roundOfBet({ round }: Pick<PicturedRound, 'round'>): BoardRound {
  return { picked: round.picked, hazards: round.hazards?.flat() }
}
