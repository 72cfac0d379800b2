import type { PicturedRound } from '../kit/pictured-round.ts'
import { coversOf, type FootballRound } from './goal.ts'

/** The round of a bet, for the scene. */
export function roundOfBet({
  round,
  result,
  options,
}: Pick<PicturedRound, 'round' | 'result' | 'options'>): FootballRound {
  return {
    picked: round.picked,
    hazards: round.hazards,
    isLost: result === 'LOSE',
    coverCount: coversOf(options.difficulty),
  }
}
