import type { PicturedRound } from '../kit/pictured-round.ts'
import type { BoardRound } from './board.ts'

/** What the board shows of a bet. */
export function roundOfBet({ round }: Pick<PicturedRound, 'round'>): BoardRound {
  return { picked: round.picked, hazards: round.hazards?.flat() }
}
