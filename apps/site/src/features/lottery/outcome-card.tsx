import { useEffect } from 'react'
import { isCelebrated } from '../../games/kit/celebration.ts'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { playSound } from '../../games/kit/sound/sound.ts'
import { spokenAmount } from '../../player/spoken-amount.ts'
import css from './outcome-card.module.css'
import type { Room } from './use-room.ts'

/**
 * What the draw on the stage has brought the player, once it stands there: a win above the stakes is celebrated where
 * that is allowed, anything else is said quietly.
 */
export function OutcomeCard({ room: { draw, money } }: { room: Room }) {
  const t = useLotteryTranslate()
  const decided = draw.drawing ? [] : draw.slips.filter(({ result }) => result !== 'PENDING')
  const betAmount = decided.reduce((sum, slip) => sum + slip.betAmount, 0)
  const winAmount = decided.reduce((sum, slip) => sum + slip.winAmount, 0)
  const result = winAmount > 0 ? 'WIN' : 'LOSE'
  const isWon = decided.length > 0 && isCelebrated({ result, betAmount, winAmount })
  const shownNo = draw.shown?.no ?? 0
  const soundFor = decided.length === 0 ? undefined : `${shownNo} ${isWon ? 'cash-out' : 'press'}`
  useEffect(() => {
    if (soundFor !== undefined) playSound(soundFor.endsWith('press') ? 'press' : 'cash-out', 2)
  }, [soundFor])
  if (draw.drawing || draw.shown?.phase === 'VOID' || decided.length === 0) return null
  const params = { no: shownNo, amount: money.full(winAmount), stake: money.full(betAmount) }
  if (winAmount === 0) return <p className="text-center text-s text-muted">{t('lottery.lostLine', params)}</p>
  if (!isWon) return <p className="text-center text-s">{t('lottery.paidBack', params)}</p>
  return (
    <div role="status" className={css.won}>
      <span aria-hidden="true" className={css.glow} />
      <strong className={css.amount}>{t('lottery.won', { amount: spokenAmount(params.amount) })}</strong>
      <span className="text-s">{t('lottery.wonLine', params)}</span>
    </div>
  )
}
