import { multiplierToNumber } from '@fairground/games'
import { SCRATCH_PRIZES } from '@fairground/games/scratch'
import { formatMultiplier } from '../kit/numbers.ts'

/** What three of each symbol pay, in times of the price: for tickets of the past, whatever they cost. */
export function multiplierTexts(locale: string): ReadonlyMap<number, string> {
  return new Map(
    SCRATCH_PRIZES.map(({ multiplier }, at) => [at + 1, formatMultiplier(multiplierToNumber(multiplier), locale)]),
  )
}
