import { multiplierToNumber, type StepOdds } from '@fairground/games'
import { LANES } from '@fairground/games/kangaroo'
import { formatMultiplier } from '../kit/numbers.ts'
import type { PicturedRound } from '../kit/pictured-round.ts'
import type { KangarooRound } from './road.ts'

/** The round of a bet, for the scene. */
export function roundOfBet({ round, result }: Pick<PicturedRound, 'round' | 'result'>): KangarooRound {
  return { picked: round.picked, hazards: round.hazards?.flat(), isLost: result === 'LOSE' }
}

/** The texts of the lanes' signs: the payout of each after the crossing; a dash on unreachable lanes. */
export function signsOf(odds: readonly StepOdds[], locale: string): readonly string[] {
  return Array.from({ length: LANES }, (_, lane) => {
    const step = odds[lane]
    return step ? formatMultiplier(multiplierToNumber(step.multiplier), locale) : '–'
  })
}
