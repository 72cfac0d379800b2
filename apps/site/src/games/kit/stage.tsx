import { outcomeOf } from '@fairground/contract/outcome'
import { cx } from '@fairground/ui/cx'
import { InPlace } from '@fairground/ui/in-place'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { spokenAmount } from '../../player/spoken-amount.ts'
import { shownBet } from './bet/bet-state.ts'
import { BoardGround } from './board-ground.tsx'
import layout from './game-layout.module.css'
import { type GameParts, useMinorMoney } from './game-parts.ts'
import { Ladder } from './ladder.tsx'
import { Marquee } from './marquee.tsx'
import { formatMultiplier } from './numbers.ts'
import { RoundResult } from './round-result.tsx'
import { useSign } from './use-sign.ts'
import { useWinMoment } from './use-win-moment.ts'
import { LossPicture, pictureClass, WinPicture } from './win-picture.tsx'

/** The sign and the ladder (or the result in their place), the board, and the words for screen readers. */
export function Stage(props: GameParts & { children: ReactNode }) {
  const { rules, state, odds, revealing, children } = props
  const t = useTranslate()
  const now = useSign(props)
  const step = shownBet(state)?.round.step ?? 0
  const lastBet = state.phase.name === 'ended' ? state.phase.bet : undefined
  const isRevealing = lastBet !== undefined && lastBet.id === revealing
  // The board shows a loss first: the sign and the ladder wait for it.
  const isHeld = isRevealing && outcomeOf(lastBet) === 'lost'
  const current = { sign: now, progress: step / odds.steps.length, rung: state.phase.name === 'open' ? step : 0 }
  const { sign, progress, rung } = useHeld(current, isHeld)
  const decidedBet = isRevealing ? undefined : lastBet
  const level = useWinMoment(decidedBet)
  return (
    <section className={cx(layout.stage, pictureClass)} aria-label={t(rules.name)}>
      <div className={layout.head}>
        <div className={layout.sign}>
          <Marquee {...sign} progress={progress} />
        </div>
        {rules.manifest.cashesOut && (
          <div className={layout.ladder}>
            <Ladder label={t('play.ladder')} step={rung} steps={odds.steps} />
          </div>
        )}
        {decidedBet && <RoundResult bet={decidedBet} level={level} />}
      </div>
      <BoardGround ratio={rules.boardRatio} cover={<LossPicture bet={decidedBet} />}>
        {children}
      </BoardGround>
      <WinPicture bet={decidedBet} level={level} look={rules} />
      <Announcement {...props} />
    </section>
  )
}

/** The last answer in one sentence, for screen readers. */
function Announcement({ rules, settings, state, odds }: GameParts) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const minor = useMinorMoney(settings)
  const bet = shownBet(state)
  const pays = () => (state.phase.name === 'open' ? minor(odds.paysMinor) : money.full(bet?.winAmount ?? 0))
  return (
    <p role="status" className="sr-only">
      <InPlace>
        {bet &&
          rules.sentence(bet, t, {
            multiplier: formatMultiplier(bet.round.multiplier, locale),
            pays: spokenAmount(pays()),
          })}
      </InPlace>
    </p>
  )
}

/** Returns `value`; while `isHeld`, the last value before the hold. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const lastValue = useRef(value)
  useEffect(() => {
    if (!isHeld) lastValue.current = value
  })
  return isHeld ? lastValue.current : value
}
