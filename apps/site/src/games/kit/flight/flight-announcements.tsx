import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useMoney } from '../../../player/money.ts'
import { spokenAmount } from '../../../player/spoken-amount.ts'
import { shownBet } from '../bet/bet-state.ts'
import type { FlightFrame } from './flight-frame.ts'
import type { FlightLoop } from './flight-loop.ts'
import { formatPoint, hundredthsOf } from './format-point.ts'
import { useFrame } from './use-frame.ts'
import type { Slot } from './use-slot.ts'

/**
 * The multipliers that a screen reader hears: whole ones up to ten, then tens, then hundreds, so that the speech has
 * pauses.
 */
export function announcedStep(hundredths: number): number {
  const whole = Math.floor(hundredths / 100)
  if (whole < 10) return whole
  const step = whole < 100 ? 10 : 100
  return Math.floor(whole / step) * step
}

const phaseOf = ({ phase }: FlightFrame) => phase
const stillnessOf = ({ stillness }: FlightFrame) => stillness
const isVoidOf = ({ isVoid }: FlightFrame) => isVoid
const stepOf = ({ phase, hundredths }: FlightFrame) => (phase === 'flying' ? announcedStep(hundredths) : 0)
const pointOf = ({ phase, hundredths }: FlightFrame) => (phase === 'over' ? hundredths : 0)

interface FlightAnnouncementsProps {
  loop: FlightLoop
  slots: readonly Slot[]
  /** The length of betting in whole seconds. */
  bettingSeconds: number
}

/** The flight in words for a screen reader: one sentence for each event. */
export function FlightAnnouncements({ loop, slots, bettingSeconds }: FlightAnnouncementsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const phase = useFrame(loop, phaseOf)
  const stillness = useFrame(loop, stillnessOf)
  const isVoid = useFrame(loop, isVoidOf)
  const step = useFrame(loop, stepOf)
  const point = useFrame(loop, pointOf)
  const flight = () => {
    if (stillness) return t(`flight.${stillness}`)
    if (phase === 'betting') return t('flight.saidOpen', { seconds: bettingSeconds })
    if (phase === 'flying')
      return step <= 1 ? t('flight.saidStart') : t('flight.saidAt', { multiplier: formatPoint(step * 100, locale) })
    if (phase !== 'over') return ''
    return isVoid ? t('flight.voided') : t('flight.saidOver', { point: formatPoint(point, locale) })
  }
  return (
    <>
      <p role="status" className="sr-only">
        {flight()}
      </p>
      {slots.map(({ state, slot }) => {
        const bet = shownBet(state)
        return (
          <p key={slot} role="status" className="sr-only">
            {bet?.result === 'WIN' &&
              t('flight.saidPaid', {
                multiplier: formatPoint(hundredthsOf(bet.multiplier), locale),
                amount: spokenAmount(money.full(bet.winAmount)),
              })}
          </p>
        )
      })}
    </>
  )
}
