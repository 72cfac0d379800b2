import type { BetModel } from '@fairground/contract/round'
import type { Translate } from '@fairground/phrases'
import { fallsOf, type KangarooRound } from './road.ts'

/** The last answer of the server in one sentence. Lanes count from 1. */
export function kangarooSentence(bet: BetModel, t: Translate, texts: { multiplier: string; pays: string }): string {
  const lane = bet.round.picked.length
  if (bet.result === 'LOSE') return t('kangaroo.saidFall', { lane, lanes: lane - 1 })
  if (bet.result === 'WIN') return t('kangaroo.saidCashOut', texts)
  if (bet.result !== 'PENDING') return t('kangaroo.saidOver')
  return lane === 0
    ? t('kangaroo.saidStart', { falls: fallsOf(bet.options.difficulty) })
    : t('kangaroo.saidLane', { lane, ...texts })
}

/** A whole round in one sentence, for screen readers. */
export function pictureLabel({ picked, hazards, isLost }: KangarooRound, t: Translate): string {
  const lanes = picked.length - (isLost ? 1 : 0)
  if (!hazards) return t('kangaroo.pictureOpen', { lanes })
  const fallLanes = hazards
    .toSorted((a, b) => a - b)
    .map((lane) => lane + 1)
    .join(', ')
  return t('kangaroo.picture', { lanes, falls: fallLanes })
}
