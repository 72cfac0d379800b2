import type { BetModel } from '@fairground/contract/round'
import type { Translate } from '@fairground/phrases'
import { ballsOf, type CupView, type ThimblesRound } from './table.ts'

/** The last answer of the server in one sentence. Cups count from 1. */
export function thimblesSentence(bet: BetModel, t: Translate, texts: { multiplier: string; pays: string }): string {
  const cup = (bet.round.picked[0] ?? 0) + 1
  if (bet.result === 'LOSE') return t('thimbles.saidEmpty', { cup, cups: cupList(bet.round.hazards?.flat() ?? []) })
  if (bet.result === 'WIN') return t('thimbles.saidBall', { cup, ...texts })
  if (bet.result !== 'PENDING') return t('thimbles.saidOver')
  return t('thimbles.saidStart', { balls: ballsOf(bet.options.balls) })
}

/** A cup for screen readers: its position from the left, and its state. */
export function cupLabel(cup: number, { pose, ball }: CupView, t: Translate): string {
  const place = cup + 1
  if (pose === 'down') return t('thimbles.cupDown', { cup: place })
  if (pose === 'aimed') return t('thimbles.cupAimed', { cup: place })
  return ball ? t('thimbles.cupBall', { cup: place }) : t('thimbles.cupEmpty', { cup: place })
}

/** A whole round in one sentence, for screen readers. */
export function pictureLabel({ picked, hazards, balls }: ThimblesRound, t: Translate): string {
  const cup = (picked[0] ?? 0) + 1
  if (!hazards) return t('thimbles.pictureOpen', { balls })
  const cups = cupList(hazards)
  return picked.length === 0 ? t('thimbles.pictureDrawn', { cups }) : t('thimbles.picture', { cup, cups })
}

function cupList(cups: readonly number[]): string {
  return cups
    .toSorted((a, b) => a - b)
    .map((cup) => cup + 1)
    .join(', ')
}
