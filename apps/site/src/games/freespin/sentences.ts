import type { BetModel } from '@fairground/contract'
import type { Translate } from '@fairground/phrases'

/** What the last spin says, in one sentence; nothing of its prize while the wheel turns. */
export function freespinSentence(
  _: BetModel,
  told: boolean,
  t: Translate,
  texts: { multiplier: string; pays: string },
): string {
  return told ? t('freespin.saidWon', texts) : t('freespin.saidSpins')
}

/** A whole spin in one sentence, for those who hear it. Sectors are counted from 1. */
export function pictureLabel(sector: number | undefined, prizes: ReadonlyMap<number, string>, t: Translate): string {
  if (sector === undefined) return t('freespin.pictureStill')
  return t('freespin.picture', { sector: sector + 1, multiplier: prizes.get(sector) ?? '' })
}
