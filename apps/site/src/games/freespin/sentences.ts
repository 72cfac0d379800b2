import type { BetModel } from '@fairground/contract'
import type { Translate } from '@fairground/phrases'

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
