import { multiplierToNumber } from '@fairground/games'
import { SCRATCH_PRIZES } from '@fairground/games/scratch'
import { formatMultiplier } from '../kit/numbers.ts'

/** The payout of three of each symbol as a multiple of the price, for past tickets of any price. */
export function multiplierTexts(locale: string): ReadonlyMap<number, string> {
  return new Map(
    SCRATCH_PRIZES.map(({ multiplier }, at) => [at + 1, formatMultiplier(multiplierToNumber(multiplier), locale)]),
  )
}
