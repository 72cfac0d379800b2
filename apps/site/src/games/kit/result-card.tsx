import type { PhraseKey } from '@fairground/phrases'
import { Amount } from '@fairground/ui/amount'
import { Bulbs } from '@fairground/ui/bulbs'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { mayCelebrate } from './jurisdiction.ts'
import css from './result-card.module.css'
import { findRoundLink } from './round-link.ts'
import { playSound } from './sound/sound.ts'

interface ResultCardProps {
  roundId: string
  multiplier: string
  payout: number
  /**
   * Whether the payout is more than the stake. Only then the card celebrates, and only where the jurisdiction allows
   * it.
   */
  isGain: boolean
  /** The words before the amount: "You won". */
  paidName: PhraseKey
  format: (value: number) => string
}

/**
 * The ticket of a paid round with a counting amount. It replaces the sign, so that the board stays visible. There is no
 * celebration for a payout up to the stake.
 */
export function ResultCard({ roundId, multiplier, payout, isGain, paidName, format }: ResultCardProps) {
  const t = useTranslate()
  // The count starts at zero when the card appears.
  const isCheered = isGain && mayCelebrate()
  const [shownPayout, setShownPayout] = useState(isCheered ? 0 : payout)
  useEffect(() => {
    setShownPayout(payout)
    if (isCheered) playSound('count', 4)
  }, [payout, isCheered])
  const href = findRoundLink(roundId)
  return (
    <div className={css.card} data-mood={isCheered ? 'won' : 'even'} data-result="">
      <div className={css.ticket}>
        {isCheered && <Bulbs count={9} className={css.bulbs ?? ''} />}
        <span className={css.multiplier}>{multiplier}</span>
        <span className={css.told}>
          <span className={css.amount}>
            {t(paidName)} <Amount value={shownPayout} format={format} live />
          </span>
          {href !== undefined && (
            <a className={css.link} href={href} target="_top">
              {t('play.seeRound')}
            </a>
          )}
        </span>
      </div>
    </div>
  )
}
