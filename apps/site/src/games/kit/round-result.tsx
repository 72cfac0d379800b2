import type { BetModel } from '@fairground/contract/round'
import type { PhraseKey } from '@fairground/phrases'
import { useLocale } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { formatMultiplier } from './numbers.ts'
import { outcomeOf } from './outcome.ts'
import { ResultCard } from './result-card.tsx'

interface RoundResultProps {
  bet: BetModel
  paidName?: PhraseKey | undefined
}

/** The result of a paid round, over its sign; a loss shows nothing. `paidName` names the destination of the money. */
export function RoundResult({ bet, paidName }: RoundResultProps) {
  const locale = useLocale()
  const money = useMoney()
  const outcome = outcomeOf(bet)
  if (outcome !== 'gained' && outcome !== 'even') return null
  const isGained = outcome === 'gained'
  return (
    <ResultCard
      key={bet.id}
      roundId={bet.id}
      multiplier={formatMultiplier(bet.multiplier, locale)}
      payout={bet.winAmount}
      isGain={isGained}
      paidName={paidName ?? (isGained ? 'play.youWon' : 'play.youGotBack')}
      format={money.full}
    />
  )
}
