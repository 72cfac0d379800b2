import type { PicturedRound } from '../kit/pictured-round.ts'
import { ballsOf, type ThimblesRound } from './table.ts'

/** The round of a bet, for the scene. */
export function roundOfBet({
  round,
  result,
  options,
}: Pick<PicturedRound, 'round' | 'result' | 'options'>): ThimblesRound {
  return {
    picked: round.picked,
    hazards: round.hazards?.flat(),
    isLost: result === 'LOSE',
    balls: ballsOf(options.balls),
  }
}
