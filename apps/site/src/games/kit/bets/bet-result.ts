import { type Ended, type Outcome, outcomeOf } from '@fairground/contract/outcome'
import type { PhraseKey } from '@fairground/phrases'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useMoney } from '../../../player/money.ts'

/** The result of a bet for its line, by the one rule of outcomes. */
export function useBetResult(): (bet: Ended) => { outcome: string; isGain: boolean } {
  const t = useTranslate()
  const money = useMoney()
  return (bet) => {
    const outcome = outcomeOf(bet)
    return { outcome: t(WORDS[outcome], { amount: money.short(bet.winAmount) }), isGain: outcome === 'gained' }
  }
}

const WORDS = {
  open: 'winners.open',
  gained: 'winners.won',
  even: 'round.even',
  lost: 'winners.lost',
  cancelled: 'history.cancelled',
} as const satisfies Record<Outcome, PhraseKey>
