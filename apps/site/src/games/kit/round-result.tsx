import { outcomeOf } from '@fairground/contract/outcome'
import type { BetModel } from '@fairground/contract/round'
import type { PhraseKey } from '@fairground/phrases'
import { Amount } from '@fairground/ui/amount'
import { Bulbs } from '@fairground/ui/bulbs'
import { cx } from '@fairground/ui/cx'
import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import { useEffect, useState } from 'react'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { gainOf, isCelebrated, WIN_LOOKS, type WinLevel } from './celebration.ts'
import { formatMultiplier } from './numbers.ts'
import { findRoundLink } from './round-link.ts'
import css from './round-result.module.css'

interface RoundResultProps {
  bet: BetModel
  /** The level of the win's moment while that lasts, else 0. */
  level: WinLevel
  /** Names the destination of the money, if it is not the balance. */
  paidName?: PhraseKey | undefined
}

/**
 * The result of a paid round, in the place of its sign, so that it never covers the board: a plate for a win, one muted
 * line for a payout up to the stake. A loss shows nothing.
 */
export function RoundResult({ bet, level, paidName }: RoundResultProps) {
  const t = useTranslate()
  const locale = useLocale()
  const outcome = outcomeOf(bet)
  if (outcome !== 'gained' && outcome !== 'even') return null
  const href = findRoundLink(bet.id)
  const link = href !== undefined && (
    <a className={css.link} href={href} target="_top">
      {t('play.seeRound')}
    </a>
  )
  if (!isCelebrated(bet))
    return (
      <div className={css.card} data-result="">
        <p className={cx(css.line, outcome === 'gained' && 'text-win')}>
          <span className="nums">
            <ResultWords bet={bet} paidName={paidName} />
          </span>
          {link}
        </p>
      </div>
    )
  return (
    <div className={css.card} data-result="">
      <div className={css.ticket} data-win={level || undefined}>
        {level > 0 && <Bulbs count={9} className={css.bulbs ?? ''} />}
        <span className={css.multiplier}>{formatMultiplier(bet.multiplier, locale)}</span>
        <span className={css.told}>
          <span className={css.amount}>
            {t(paidName ?? 'play.youWon')} <Gain key={bet.id} bet={bet} level={level} />
          </span>
          {link}
        </span>
      </div>
    </div>
  )
}

/** The words of a payout that is not celebrated: what came back of the stake, or what was paid for it. */
export function ResultWords({ bet, paidName }: Pick<RoundResultProps, 'bet' | 'paidName'>) {
  const t = useTranslate()
  const money = useMoney()
  const amount = money.full(bet.winAmount)
  if (paidName) return `${t(paidName)} ${amount}`
  const stake = money.full(bet.betAmount)
  return outcomeOf(bet) === 'gained' ? t('play.paidFor', { amount, stake }) : t('play.paidBack', { amount, stake })
}

/** What a win has brought. It counts up from nothing for as long as the level has when it appears. */
export function Gain({ bet, level }: { bet: BetModel; level: WinLevel }) {
  const money = useMoney()
  const gain = gainOf(bet)
  const [countMs] = useState(level === 0 || prefersReducedMotion() ? 0 : WIN_LOOKS[level].countMs)
  const [shownGain, setShownGain] = useState(countMs === 0 ? gain : 0)
  useEffect(() => setShownGain(gain), [gain])
  return <Amount value={shownGain} format={money.full} live countMs={countMs} />
}
