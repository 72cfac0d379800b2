import type { PicturedRound } from '../kit/pictured-round.ts'
import { coversOf, type FootballRound } from './goal.ts'

/** What the scene shows of a bet. */
export function roundOfBet({
  round,
  result,
  options,
}: Pick<PicturedRound, 'round' | 'result' | 'options'>): FootballRound {
  return {
    picked: round.picked,
    hazards: round.hazards,
    lost: result === 'LOSE',
    covers: coversOf(options.difficulty),
  }
}
