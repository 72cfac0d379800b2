import { type Ended, type Outcome, outcomeOf } from '@fairground/contract/outcome'
import type { PhraseKey } from '@fairground/phrases'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useMoney } from '../../../player/money.ts'

/** The lines of a tab. */
export function BetLines({ children }: { children: ReactNode }) {
  return <ol className="divide-y divide-line rounded-m border border-line bg-block px-3 text-xs">{children}</ol>
}

/** The text in place of the lines. */
export function NoLines({ children }: { children: ReactNode }) {
  return <p className="rounded-m border border-line bg-block px-3 py-5 text-center text-xs text-muted">{children}</p>
}

/** A bet: its player, its stake, its multiplier, and its result in words. */
export function BetLine({
  name,
  stake,
  times,
  outcome,
  isGain,
}: {
  name: ReactNode
  stake: string
  times: string
  outcome: string
  isGain: boolean
}) {
  return (
    <li className="nums grid min-h-11 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2 py-1">
      <span className="truncate">{name}</span>
      <span className="text-end text-muted">
        {stake}
        {times && <span className="block font-semibold text-text">{times}</span>}
      </span>
      <span className={isGain ? 'text-end font-semibold text-win' : 'text-end text-muted'}>{outcome}</span>
    </li>
  )
}

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
