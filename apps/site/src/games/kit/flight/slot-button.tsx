import { cashOutMinor } from '@fairground/games/multiplayer'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { ActButton } from '../act-button.tsx'
import { isFree } from '../bet/bet-state.ts'
import { useBetStop } from '../bet-stop.ts'
import { useMinorMoney } from '../game-parts.ts'
import { type GameSettings, toMinor } from '../settings.ts'
import type { FlightFrame } from './flight-frame.ts'
import type { FlightLoop } from './flight-loop.ts'
import { formatPoint } from './format-point.ts'
import { LiveNumber } from './live-number.tsx'
import { useFrame } from './use-frame.ts'
import type { Slot } from './use-slot.ts'

const phaseOf = ({ phase }: FlightFrame) => phase
/** At 1.00 a cash-out would pay only the stake. */
const isUpOf = ({ hundredths }: FlightFrame) => hundredths > 100
const isKnownOf = ({ stillness }: FlightFrame) => stillness === undefined || stillness === 'paused'
const hundredthsOf = ({ hundredths }: FlightFrame) => hundredths

/** The big button of a slot: places a bet, takes back a queued bet, or cashes out at the current amount. */
export function SlotButton(props: BetSlotProps) {
  const { slot, settings, loggedIn, onAct } = props
  const t = useTranslate()
  const money = useMinorMoney(settings)
  const { phase, term } = slot.state
  const stop = useBetStop()
  if (!loggedIn) return <ActButton title={t('play.logIn')} onPress={onAct} />
  if (phase.name === 'open') return <RidingButton {...props} />
  if (phase.name === 'waiting')
    return <ActButton title={t('flight.takeBack')} amount={t('flight.queued')} quiet onPress={slot.driver.takeBack} />
  const { stakeMinor } = slot.stake.reading
  // Before the round is known nobody can say for which one a press would bet.
  const isReady = isFree(phase) && term !== undefined
  return (
    <ActButton
      title={t(term?.status === 'NEW' || !isReady ? 'play.bet' : 'flight.betNext')}
      amount={stakeMinor === undefined ? undefined : money(stakeMinor)}
      busy={!isReady}
      disabled={!settings.enabled || stop !== undefined}
      onPress={onAct}
    />
  )
}

function RidingButton({ slot, settings, loop, onAct }: BetSlotProps) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMinorMoney(settings)
  const flight = useFrame(loop, phaseOf)
  const isUp = useFrame(loop, isUpOf)
  const isKnown = useFrame(loop, isKnownOf)
  const { phase } = slot.state
  if (phase.name !== 'open') return null
  const stakeMinor = toMinor(phase.bet.betAmount, settings.limits.decimalLength)
  const [stop] = phase.steps
  if (stop) {
    const multiplier = formatPoint(stop.step.hundredths, locale)
    return <ActButton title={t('flight.stoppingAt', { multiplier })} isMessage onPress={onAct} />
  }
  if (flight === 'over')
    return <ActButton title={t('flight.deciding')} amount={money(stakeMinor)} isMessage onPress={onAct} />
  if ((flight !== 'flying' && flight !== 'still') || !isUp)
    return <ActButton title={t('flight.isIn')} amount={money(stakeMinor)} isMessage onPress={onAct} />
  const { maxWinMinor } = settings
  const pays = (hundredths: number) => money(cashOutMinor({ stakeMinor, maxWinMinor }, hundredths))
  return (
    <ActButton
      title={t('play.cashOut')}
      amount={isKnown ? <LiveNumber loop={loop} read={hundredthsOf} print={pays} /> : undefined}
      glowing
      onPress={onAct}
    />
  )
}

/** The props that all parts of a slot share. */
export interface BetSlotProps {
  gameId: string
  loop: FlightLoop
  slot: Slot
  settings: GameSettings
  loggedIn: boolean
  /** Whether the keys control this slot, in a game with two slots. */
  isChosen: boolean
  onAct: () => void
  onChoose: () => void
}
