import type { PicturedRound } from '../kit/pictured-round.ts'
import { ballsOf, type ThimblesRound } from './table.ts'

/** What the scene shows of a bet. */
export function roundOfBet({
  round,
  result,
  options,
}: Pick<PicturedRound, 'round' | 'result' | 'options'>): ThimblesRound {
  return {
    picked: round.picked,
    hazards: round.hazards?.flat(),
    lost: result === 'LOSE',
    balls: ballsOf(options.balls),
  }
}
