import { Amount } from '@fairground/ui/amount'
import { Bulbs } from '@fairground/ui/bulbs'
import { useEffect, useState } from 'react'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useMoney } from '../../../player/money.ts'
import { isCelebrated } from '../celebration.ts'
import { outcomeOf } from '../outcome.ts'
import { playSound } from '../sound/sound.ts'
import { formatPoint, hundredthsOf } from './format-point.ts'
import { type LastBet, shownSlotBet } from './slot-state.ts'
import type { Slot } from './use-slot.ts'
import css from './win-tickets.module.css'

/** A small ticket on the picture for each cashed-out bet of the player, until the round ends. */
export function WinTickets({ slots }: { slots: readonly Slot[] }) {
  return (
    <div className={css.tickets}>
      {slots.map(({ state, slot }) => {
        const bet = shownSlotBet(state)
        return bet?.result === 'WIN' && <WinTicket key={`${slot} ${bet.id}`} bet={bet} />
      })}
    </div>
  )
}

function WinTicket({ bet }: { bet: LastBet }) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const isGain = outcomeOf(bet) === 'gained'
  // The count starts at zero when the ticket appears. A payout up to the stake has no celebration.
  const isCheered = isCelebrated(bet)
  const [shownAmount, setShownAmount] = useState(isCheered ? 0 : bet.winAmount)
  useEffect(() => {
    setShownAmount(bet.winAmount)
    if (isCheered) playSound('count', 4)
  }, [bet.winAmount, isCheered])
  return (
    <div className={css.ticket} data-mood={isCheered ? 'won' : 'even'} data-result="">
      {isCheered && <Bulbs count={7} className="mb-1" />}
      <span className={css.at}>{formatPoint(hundredthsOf(bet.multiplier), locale)}</span>
      <span className={css.amount}>
        {t(isGain ? 'play.youWon' : 'play.youGotBack')} <Amount value={shownAmount} format={money.full} live />
      </span>
    </div>
  )
}
