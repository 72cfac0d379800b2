import type { BetModel } from '@fairground/contract'
import { mayCelebrate } from './jurisdiction.ts'
import { outcomeOf } from './outcome.ts'
import type { SoundName } from './sound/voices.ts'

/** What an answer sounds like: the stake, a step survived, the fall, the cash-out. */
export type AnswerSound = 'bet' | 'step' | 'fall' | 'cash-out'

type Decided = Pick<BetModel, 'result' | 'betAmount' | 'winAmount'>

/** Whether a bet may be celebrated (RG-04): it has paid more than its stake, and the jurisdiction allows it. */
export function isCelebrated(bet: Decided): boolean {
  return outcomeOf(bet) === 'gained' && mayCelebrate()
}

/**
 * The sound of an answer: the game's own voice, else the one that all share. What is no reason to sing is a click: what paid
 * no more than the stake, and where the jurisdiction celebrates nothing each step and each win.
 */
export function answerSound(
  bet: Decided & { round: Pick<BetModel['round'], 'step'> },
  own: Partial<Record<AnswerSound, SoundName>> = {},
): SoundName {
  const outcome = outcomeOf(bet)
  if (outcome === 'lost') return own.fall ?? 'fall'
  if (outcome !== 'open') return isCelebrated(bet) ? (own['cash-out'] ?? 'cash-out') : 'press'
  if (bet.round.step === 0) return own.bet ?? 'bet'
  return mayCelebrate() ? (own.step ?? 'step') : 'press'
}
