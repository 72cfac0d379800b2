import type { BetRecord } from '@fairground/contract'
import { ballsOf, type ThimblesRound } from './table.ts'

/** What the scene shows of a bet. */
export function roundOfBet({ round, result, options }: Pick<BetRecord, 'round' | 'result' | 'options'>): ThimblesRound {
  return {
    picked: round.picked,
    hazards: round.hazards?.flat(),
    lost: result === 'LOSE',
    balls: ballsOf(options.balls),
  }
}
