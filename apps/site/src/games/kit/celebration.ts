import type { BetModel } from '@fairground/contract/round'
import { mayCelebrate } from './jurisdiction.ts'
import { outcomeOf } from './outcome.ts'
import type { SoundName } from './sound/voices.ts'

/** The sound of an answer: the stake, a survived step, the fall, the cash-out. */
export type AnswerSound = 'bet' | 'step' | 'fall' | 'cash-out'

type Decided = Pick<BetModel, 'result' | 'betAmount' | 'winAmount'>

/**
 * Whether the game may celebrate a bet (RG-04): it has paid more than its stake, and the jurisdiction allows
 * celebration.
 */
export function isCelebrated(bet: Decided): boolean {
  return outcomeOf(bet) === 'gained' && mayCelebrate()
}

/**
 * The sound of an answer: the game's own, else the default. A click replaces it for a payout up to the stake, and for
 * each step and win where the jurisdiction forbids celebration.
 */
export function answerSound(
  bet: Decided & { round: Pick<BetModel['round'], 'step'> },
  gameSounds: Partial<Record<AnswerSound, SoundName>> = {},
): SoundName {
  const outcome = outcomeOf(bet)
  if (outcome === 'lost') return gameSounds.fall ?? 'fall'
  if (outcome !== 'open') return isCelebrated(bet) ? (gameSounds['cash-out'] ?? 'cash-out') : 'press'
  if (bet.round.step === 0) return gameSounds.bet ?? 'bet'
  return mayCelebrate() ? (gameSounds.step ?? 'step') : 'press'
}
