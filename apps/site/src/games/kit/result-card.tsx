import type { PhraseKey } from '@fairground/phrases'
import { Amount, Bulbs } from '@fairground/ui'
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
  /** True where the payout is more than the stake: only that is celebrated, and only where the jurisdiction allows it. */
  gained: boolean
  /** What stands before the amount: "You won". */
  paidName: PhraseKey
  format: (value: number) => string
}

/** A paid round's ticket, counted up, in place of the sign: the board with what won stays free. What pays no more than the stake is said, not celebrated. */
export function ResultCard({ roundId, multiplier, payout, gained, paidName, format }: ResultCardProps) {
  const t = useTranslate()
  // Counting starts from nothing once the card stands.
  const cheered = gained && mayCelebrate()
  const [shown, setShown] = useState(cheered ? 0 : payout)
  useEffect(() => {
    setShown(payout)
    if (cheered) playSound('count', 4)
  }, [payout, cheered])
  const href = findRoundLink(roundId)
  return (
    <div className={css.card} data-mood={cheered ? 'won' : 'even'} data-result="">
      <div className={css.ticket}>
        {cheered && <Bulbs count={9} className={css.bulbs ?? ''} />}
        <span className={css.multiplier}>{multiplier}</span>
        <span className={css.told}>
          <span className={css.amount}>
            {t(paidName)} <Amount value={shown} format={format} live />
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
