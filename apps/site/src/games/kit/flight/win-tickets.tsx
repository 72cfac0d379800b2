import { outcomeOf } from '@fairground/contract/outcome'
import type { BetModel } from '@fairground/contract/round'
import { Bulbs } from '@fairground/ui/bulbs'
import { cx } from '@fairground/ui/cx'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { shownBet } from '../bet/bet-state.ts'
import { isCelebrated, type WinLevel } from '../celebration.ts'
import { Gain, ResultWords } from '../round-result.tsx'
import { formatPoint, hundredthsOf } from './format-point.ts'
import type { Slot } from './use-slot.ts'
import css from './win-tickets.module.css'

interface WinTicketsProps {
  slots: readonly Slot[]
  /** The bet whose win moment lasts, and its level. */
  momentId: string | undefined
  level: WinLevel
}

/** A small ticket on the picture for each cashed-out bet of the player, until the round ends. */
export function WinTickets({ slots, momentId, level }: WinTicketsProps) {
  return (
    <div className={css.tickets}>
      {slots.map(({ state, slot }) => {
        const bet = shownBet(state)
        if (bet?.result !== 'WIN') return null
        return <WinTicket key={`${slot} ${bet.id}`} bet={bet} level={bet.id === momentId ? level : 0} />
      })}
    </div>
  )
}

function WinTicket({ bet, level }: { bet: BetModel; level: WinLevel }) {
  const t = useTranslate()
  const locale = useLocale()
  if (!isCelebrated(bet))
    return (
      <p className={cx(css.line, outcomeOf(bet) === 'gained' && 'text-win')} data-result="">
        <ResultWords bet={bet} />
      </p>
    )
  return (
    <div className={css.ticket} data-result="" data-win={level || undefined}>
      {level > 0 && <Bulbs count={9} className={cx(css.bulbs, 'mb-1')} />}
      <span className={css.at}>{formatPoint(hundredthsOf(bet.multiplier), locale)}</span>
      <span className={css.amount}>
        {t('play.youWon')} <Gain bet={bet} level={level} />
      </span>
    </div>
  )
}

/** The player's last bet that ended well or badly: it stays until the next one, though a new round clears the slots. */
export function useLastEnd(own: readonly BetModel[]): BetModel | undefined {
  const [lastEnd, setLastEnd] = useState<BetModel>()
  const [knownIds, setKnownIds] = useState<readonly string[]>([])
  const ended = own.filter((bet) => outcomeOf(bet) === 'gained' || outcomeOf(bet) === 'lost')
  const newEnd = ended.find(({ id }) => !knownIds.includes(id))
  if (newEnd) {
    setKnownIds(ended.map(({ id }) => id))
    setLastEnd(newEnd)
  }
  return lastEnd
}
