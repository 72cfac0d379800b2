import type { BetModel } from '@fairground/contract/round'
import { multiplierToNumber } from '@fairground/games'
import { SECTORS } from '@fairground/games/freespin'
import type { Translate } from '@fairground/phrases'
import { formatMultiplier } from '../kit/numbers.ts'

/** The last spin in one sentence, without its prize while the wheel turns. */
export function freespinSentence(
  _: BetModel,
  isRevealed: boolean,
  t: Translate,
  texts: { multiplier: string; pays: string },
): string {
  return isRevealed ? t('freespin.saidWon', texts) : t('freespin.saidSpins')
}

/** A whole spin in one sentence, for screen readers. Sectors count from 1. */
export function pictureLabel(sector: number | undefined, prizes: ReadonlyMap<number, string>, t: Translate): string {
  if (sector === undefined) return t('freespin.pictureStill')
  return t('freespin.picture', { sector: sector + 1, multiplier: prizes.get(sector) ?? '' })
}

/** The payout of each sector as a multiple of the spin's value, for past spins of any value. */
export function multiplierTexts(locale: string): ReadonlyMap<number, string> {
  return new Map(
    SECTORS.map(({ multiplier }, sector) => [sector, formatMultiplier(multiplierToNumber(multiplier), locale)]),
  )
}
