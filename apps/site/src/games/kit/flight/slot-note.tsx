import { outcomeOf } from '@fairground/contract/outcome'
import type { BetModel } from '@fairground/contract/round'
import { Amount } from '@fairground/ui/amount'
import { useOnline } from '../../../kernel/browser/use-online.ts'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useMoney } from '../../../player/money.ts'
import { findEnded, isSending, shownBet } from '../bet/bet-state.ts'
import type { Moment, SlotState } from '../bet/flight-kind.ts'
import { useBetStop } from '../bet-stop.ts'
import { findRoundLink } from '../round-link.ts'
import layout from './flight-layout.module.css'
import { formatPoint, hundredthsOf } from './format-point.ts'
import type { Slot } from './use-slot.ts'

/** The text under a slot's button: a check in progress, a refusal, or the result of the last bet. */
export function SlotNote({ slot, enabled }: { slot: Slot; enabled: boolean }) {
  const t = useTranslate()
  const isOnline = useOnline()
  const stop = useBetStop()
  const { state } = slot
  const bet = shownBet(state)
  const findWord = () => {
    const { phase } = state
    if (state.lost && isSending(state))
      return { tone: 'text-info', text: t(phase.name === 'open' ? 'play.checkingStop' : 'play.checking') }
    if (!isOnline) return { tone: 'text-info', text: t('play.noNetwork') }
    if (stop && phase.name !== 'open') return { tone: 'text-info', text: stop }
    const refusalWord = refusalText(state, bet, t)
    if (refusalWord) return refusalWord
    if (!enabled) return { tone: 'text-info', text: t('play.maintenance') }
    return undefined
  }
  const word = findWord()
  return (
    <div role="status" className={`${layout.note} text-center text-s leading-snug font-medium text-balance`}>
      {word && <p className={word.tone}>{word.text}</p>}
      {bet && bet.result !== 'PENDING' && <Result bet={bet} pressedAt={findEnded(state)?.by} />}
    </div>
  )
}

function refusalText({ refusal }: SlotState, bet: BetModel | undefined, t: ReturnType<typeof useTranslate>) {
  if (!refusal) return undefined
  // A press after the end is no error: the text says so, next to the result.
  if (refusal.errorName === 'round_finished' || refusal.errorName === 'nothing_to_cash_out')
    return bet?.result === 'WIN' ? undefined : { tone: 'text-muted', text: t('flight.tooLate') }
  // The slot drops the bet: the player decides again for the next round.
  if (refusal.errorName === 'betting_closed') return { tone: 'text-info', text: t('flight.dropped') }
  return { tone: 'text-loss', text: t(`errors.${refusal.errorName}`, refusal.params ?? {}) }
}

/** The result of a bet. Only more than the stake counts as a win; a loss is quiet. */
function Result({ bet, pressedAt }: { bet: BetModel; pressedAt: Moment | undefined }) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const outcome = outcomeOf(bet)
  const address = findRoundLink(bet.id)
  const link = address !== undefined && (
    <a href={address} target="_top" className="text-xs text-muted underline underline-offset-3">
      {t('play.seeRound')}
    </a>
  )
  if (outcome === 'cancelled')
    return <p className="text-info">{t('flight.returned', { amount: money.full(bet.betAmount) })}</p>
  if (outcome === 'lost')
    return (
      <p className="text-muted">
        {t('play.lost', { amount: money.full(bet.betAmount) })} {link}
      </p>
    )
  const delayMs =
    bet.flownMs !== undefined && pressedAt ? Math.max(0, Math.round(bet.flownMs - pressedAt.flownMs)) : undefined
  return (
    <p className={outcome === 'gained' ? 'text-win' : ''}>
      {t('flight.paidAt', { multiplier: formatPoint(hundredthsOf(bet.multiplier), locale) })}{' '}
      <Amount value={bet.winAmount} format={money.full} live={outcome === 'gained'} className="font-bold" />
      <span className="block text-xs text-muted">
        {delayMs !== undefined && <span data-extra="">{t('flight.delay', { ms: delayMs })} </span>}
        {link}
      </span>
    </p>
  )
}
