import type { BetModel } from '@fairground/contract'
import type { Options } from '@fairground/games'
import { multiplierToNumber } from '@fairground/games'
import { formatMoney } from '@fairground/money'
import type { ReactNode } from 'react'
import { useLocale, useTranslate } from '../session/language.ts'
import { useMoney } from '../session/money.ts'
import layout from './game-layout.module.css'
import { gameOdds } from './game-odds.ts'
import { Ladder } from './ladder.tsx'
import { Marquee } from './marquee.tsx'
import { formatMultiplier } from './numbers.ts'
import { ResultCard } from './result-card.tsx'
import { type RoundState, shownBet } from './round/round-state.ts'
import { type GameSettings, toMinor } from './settings.ts'
import type { SteppedGameRules } from './stepped-game-rules.ts'
import type { Stake } from './use-stake.ts'

/** What the parts of a game share. */
export interface GameParts {
  rules: SteppedGameRules
  settings: GameSettings
  state: RoundState
  options: Options
  stake: Stake
  /** The decided round whose animation is not over. */
  revealing: string | undefined
}

/** The numbers of the open round, or of the bet that would be placed now. */
export function useOdds({ rules, settings, state, options, stake }: GameParts) {
  const { phase } = state
  const bet = phase.name === 'open' ? phase.bet : undefined
  const { decimalLength } = settings.limits
  return gameOdds(rules.engine, {
    options: bet?.options ?? options,
    edge: bet?.edge ?? settings.edge,
    stakeMinor: bet ? toMinor(bet.betAmount, decimalLength) : stake.reading.stakeMinor || settings.limits.minStakeMinor,
    maxWinMinor: settings.maxWinMinor,
    step: bet?.round.step ?? 0,
  })
}

/** The sign, the ladder, the board with the result over it, and the words for those who do not see it. */
export function Stage(props: GameParts & { children: ReactNode }) {
  const { rules, state, revealing, children } = props
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const bet = shownBet(state)
  const odds = useOdds(props)
  const decided = state.phase.name === 'ready' ? bet : undefined
  const paid = decided && decided.result === 'WIN' && decided.id !== revealing
  return (
    <section className={layout.stage} aria-label={t(rules.name)}>
      <div className={layout.sign}>
        <Marquee {...useSign(props, bet)} progress={(bet?.round.step ?? 0) / odds.steps.length} />
      </div>
      <div className={layout.ladder}>
        <Ladder
          label={t('play.ladder')}
          step={decided ? 0 : (bet?.round.step ?? 0)}
          rungs={odds.steps.map(({ step, multiplier }) => ({
            step,
            multiplier: formatMultiplier(multiplierToNumber(multiplier), locale),
          }))}
        />
      </div>
      <div className={layout.board}>
        {children}
        {paid && (
          <ResultCard
            key={decided.id}
            roundId={decided.id}
            multiplier={formatMultiplier(decided.multiplier, locale)}
            payout={decided.winAmount}
            gained={decided.winAmount > decided.betAmount}
            format={money.full}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {bet &&
          rules.sentence(bet, t, {
            multiplier: formatMultiplier(bet.round.multiplier, locale),
            pays: decided
              ? money.full(decided.winAmount)
              : formatMoney(odds.paysMinor, { ...props.settings.currency, withdrawDecimalLength: 0 }, locale),
          })}
      </p>
    </section>
  )
}

/** What the sign says. */
function useSign(props: GameParts, bet: BetModel | undefined) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const odds = useOdds(props)
  const { rules, settings } = props
  if (!bet) {
    const first = formatMultiplier(odds.next ? multiplierToNumber(odds.next.multiplier) : 1, locale)
    return { mood: 'idle', value: first, caption: t('play.firstStep') } as const
  }
  if (bet.result === 'LOSE')
    return {
      mood: 'lost',
      value: formatMultiplier(0, locale),
      caption: t('play.lost', { amount: money.full(bet.betAmount) }),
    } as const
  const value = formatMultiplier(bet.result === 'PENDING' ? bet.round.multiplier : bet.multiplier, locale)
  if (bet.result !== 'PENDING') {
    const mood = bet.winAmount > bet.betAmount ? 'won' : 'idle'
    return { mood, value, caption: t('play.paid', { amount: money.full(bet.winAmount) }) } as const
  }
  if (bet.round.step === 0) return { mood: 'idle', value, caption: t(rules.pickName) } as const
  const pays = formatMoney(odds.paysMinor, { ...settings.currency, withdrawDecimalLength: 0 }, locale)
  return { mood: 'live', value, caption: t('play.pays', { amount: pays }) } as const
}
