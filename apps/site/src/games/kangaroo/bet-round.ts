import { multiplierToNumber, type StepOdds } from '@fairground/games'
import { LANES } from '@fairground/games/kangaroo'
import { formatMultiplier } from '../kit/numbers.ts'
import type { PicturedRound } from '../kit/pictured-round.ts'
import type { KangarooRound } from './road.ts'

/** What the scene shows of a bet. */
export function roundOfBet({ round, result }: Pick<PicturedRound, 'round' | 'result'>): KangarooRound {
  return { picked: round.picked, hazards: round.hazards?.flat(), lost: result === 'LOSE' }
}

/** What stands on the lanes' signs: what each pays once it is crossed; nothing on those that nobody can reach. */
export function signsOf(odds: readonly StepOdds[], locale: string): readonly string[] {
  return Array.from({ length: LANES }, (_, lane) => {
    const step = odds[lane]
    return step ? formatMultiplier(multiplierToNumber(step.multiplier), locale) : '–'
  })
}
