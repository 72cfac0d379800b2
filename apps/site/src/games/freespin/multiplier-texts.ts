import { multiplierToNumber } from '@fairground/games'
import { SECTORS } from '@fairground/games/freespin'
import { formatMultiplier } from '../kit/numbers.ts'

/** What each sector pays, in times of a spin's value: for spins of the past, whatever they were worth. */
export function multiplierTexts(locale: string): ReadonlyMap<number, string> {
  return new Map(
    SECTORS.map(({ multiplier }, sector) => [sector, formatMultiplier(multiplierToNumber(multiplier), locale)]),
  )
}
