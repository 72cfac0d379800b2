import type { BetRecord } from '@fairground/contract'
import type { BoardRound } from './board.ts'

/** What the board shows of a bet. */
export function roundOfBet({ round }: Pick<BetRecord, 'round'>): BoardRound {
  return { picked: round.picked, hazards: round.hazards?.flat() }
}
