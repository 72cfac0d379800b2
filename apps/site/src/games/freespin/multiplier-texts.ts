import { multiplierToNumber } from '@fairground/games'
import { SECTORS } from '@fairground/games/freespin'
import { formatMultiplier } from '../kit/numbers.ts'

/** The payout of each sector as a multiple of the spin's value, for past spins of any value. */
export function multiplierTexts(locale: string): ReadonlyMap<number, string> {
  return new Map(
    SECTORS.map(({ multiplier }, sector) => [sector, formatMultiplier(multiplierToNumber(multiplier), locale)]),
  )
}
