import { outcomeOf } from '@fairground/contract/outcome'
import type { BetModel } from '@fairground/contract/round'
import { multiplierToNumber } from '@fairground/games'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { shownBet } from './bet/bet-state.ts'
import { isCelebrated } from './celebration.ts'
import { type GameParts, useMinorMoney } from './game-parts.ts'
import type { MarqueeProps } from './marquee.tsx'
import { formatMultiplier } from './numbers.ts'

type Sign = Omit<MarqueeProps, 'progress'>

/** The sign for a decided bet: the payout, or the lost stake. Undefined for an open bet. */
export function useDecidedSign(): (bet: BetModel) => Sign | undefined {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  return (bet) => {
    const outcome = outcomeOf(bet)
    if (outcome === 'open') return undefined
    if (outcome === 'lost') {
      const caption = t('play.lost', { amount: money.full(bet.betAmount) })
      return { mood: 'lost', value: formatMultiplier(0, locale), caption }
    }
    const caption = t('play.paid', { amount: money.full(bet.winAmount) })
    return {
      mood: isCelebrated(bet) ? 'won' : 'idle',
      value: formatMultiplier(bet.multiplier, locale),
      caption,
    }
  }
}

/** The current sign above the board. */
export function useSign({ rules, settings, state, odds }: GameParts): Sign {
  const t = useTranslate()
  const locale = useLocale()
  const decidedSign = useDecidedSign()
  const minor = useMinorMoney(settings)
  const bet = shownBet(state)
  const first = odds.next ? multiplierToNumber(odds.next.multiplier) : 1
  if (!bet) {
    const caption = rules.manifest.cashesOut ? t('play.firstStep') : t(rules.nextName)
    return { mood: 'idle', value: formatMultiplier(first, locale), caption }
  }
  const resultSign = decidedSign(bet)
  if (resultSign) return resultSign
  const value = formatMultiplier(rules.manifest.cashesOut ? bet.round.multiplier : first, locale)
  if (bet.round.step === 0) return { mood: 'idle', value, caption: t(rules.pickName) }
  return { mood: 'live', value, caption: t('play.pays', { amount: minor(odds.paysMinor) }) }
}
