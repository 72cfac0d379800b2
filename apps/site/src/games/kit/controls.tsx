import { multiplierToNumber } from '@fairground/games'
import { Button } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { openPopup } from '../../popups/popups.ts'
import { ActButton } from './act-button.tsx'
import { StopButton } from './autoplay/autoplay-entry.tsx'
import { useRun } from './autoplay/run-store.ts'
import { isFree } from './bet/bet-state.ts'
import { pendingPicks } from './bet/round-kind.ts'
import { useBetStop } from './bet-stop.ts'
import layout from './game-layout.module.css'
import { type GameParts, useMinorMoney } from './game-parts.ts'
import { pressRandomPlace } from './keys/key-acts.ts'
import { formatMultiplier, formatShare } from './numbers.ts'
import { OddsCard } from './odds-card.tsx'
import { RoundNote } from './round-note.tsx'
import { StakePanel } from './stake/stake-panel.tsx'
import { StepKeys } from './step-grid/step-keys.tsx'

interface ControlsProps extends GameParts {
  loggedIn: boolean
  onAct: () => void
  onOptions: (options: GameParts['options']) => void
  onPick: (at: number) => void
  /** The way into autoplay. */
  autoplay: ReactNode
}

/** The controls of a bet: stake and the game's own options, during a round the keys of the next step, the one big button. */
export function Controls(props: ControlsProps) {
  const { rules, settings, state, options, stake, loggedIn } = props
  const { phase } = state
  const open = phase.name === 'open' ? phase.bet : undefined
  const run = useRun()
  const stop = useBetStop()
  const isLocked = open !== undefined || phase.name === 'sending' || run !== undefined
  return (
    <div className={layout.controls}>
      {rules.steps && open && !run ? (
        <StepKeys
          words={rules.steps}
          options={open.options}
          row={open.round.picked.length}
          isLive={pendingPicks(state).length === 0}
          waiting={pendingPicks(state)[0]}
          onPick={props.onPick}
        />
      ) : (
        <div className={cx(layout.terms, rules.steps && layout.asHighAsKeys)}>
          <StakePanel stake={stake} settings={settings} isLocked={isLocked} />
          <rules.Choices
            options={open?.options ?? options}
            isLocked={isLocked}
            pickCount={open?.round.picked.length}
            onChange={props.onOptions}
          />
        </div>
      )}
      <div className={layout.act}>
        {run ? <StopButton settings={settings} /> : <BigButton {...props} />}
        <RoundNote state={state} enabled={settings.enabled} loggedIn={loggedIn} />
        {stake.problem === 'above-balance' && !isLocked && stop === undefined && <DepositHint />}
      </div>
      {props.autoplay}
    </div>
  )
}

/** From then on a press of the big button is no longer the second one of a double press. */
const ARMED_AFTER_MS = 500

function BigButton(props: ControlsProps) {
  const { rules, settings, state, stake, odds, loggedIn } = props
  const t = useTranslate()
  const money = useMinorMoney(settings)
  const stop = useBetStop()
  const { phase } = state
  const isArmed = useLater(phase.name === 'open', ARMED_AFTER_MS)
  if (!loggedIn) return <ActButton title={t('play.logIn')} onPress={props.onAct} />
  if (phase.name === 'open') {
    const leavingMove = phase.steps.some(({ step }) => step.kind === 'cash-out')
    // A bet's second press lands here, and must not pick: the button takes one only after a while.
    if (phase.bet.round.step === 0)
      return (
        <ActButton
          title={t(rules.digits === 1 ? rules.pickName : 'play.keyRandom')}
          detail={rules.digits === 1 ? undefined : t(rules.pickName)}
          isMessage={!isArmed}
          quiet
          onPress={pressRandomPlace}
        />
      )
    return (
      <ActButton
        title={`${t('play.cashOut')} ${money(odds.paysMinor)}`}
        detail={odds.next && t('play.orNext', { amount: money(odds.nextPaysMinor) })}
        glowing
        busy={leavingMove}
        onPress={props.onAct}
      />
    )
  }
  const stakeMinor = stake.reading.stakeMinor
  return (
    <ActButton
      title={t('play.bet')}
      amount={stakeMinor === undefined ? undefined : money(stakeMinor)}
      busy={!isFree(phase)}
      disabled={stop !== undefined}
      onPress={props.onAct}
    />
  )
}

/** Whether `isOn` has been true for `ms`. */
function useLater(isOn: boolean, ms: number): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLater(true), ms)
    return () => {
      clearTimeout(timer)
      setLater(false)
    }
  }, [isOn, ms])
  return isLater
}

/** The current odds, for players who want to read them before they press. */
export function Odds({ rules, settings, odds }: GameParts) {
  const locale = useLocale()
  const t = useTranslate()
  const money = useMinorMoney(settings)
  const noneText = t('play.none')
  return (
    <OddsCard
      nextName={t(rules.nextName)}
      odds={{
        nextChance: odds.next ? formatShare(odds.next.chance, locale) : noneText,
        nextMultiplier: odds.next ? formatMultiplier(multiplierToNumber(odds.next.multiplier), locale) : noneText,
        returnToPlayer: formatShare(odds.returnToPlayer, locale),
        maxWin: money(odds.maxWinMinor),
      }}
    />
  )
}

/** A link to the deposit, when the balance does not cover the stake. */
export function DepositHint() {
  const t = useTranslate()
  return (
    <Button
      size="s"
      className="mt-2 w-full"
      data-deposit=""
      onClick={() => openPopup({ name: 'wallet', tab: 'deposit' })}
    >
      {t('shell.deposit')}
    </Button>
  )
}
