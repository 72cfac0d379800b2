import type { PhraseKey } from '@fairground/phrases'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { Marquee, type MarqueeProps } from '../marquee.tsx'
import type { FlightFrame } from './flight-frame.ts'
import type { FlightLoop } from './flight-loop.ts'
import { formatPoint } from './format-point.ts'
import { LiveNumber } from './live-number.tsx'
import { useFrame } from './use-frame.ts'

/** The number of bulbs on the sign, and so of its steps. */
const BULBS = 28

/** How many bulbs are lit: while betting, for the rest of the time; in flight, for the way to the next doubling. */
function litOf({ phase, leftMs, bettingMs, multiplier }: FlightFrame): number {
  if (phase === 'betting') return Math.ceil((leftMs / bettingMs) * BULBS)
  if (phase !== 'flying' && phase !== 'still') return 0
  const doublings = Math.log2(multiplier)
  return 1 + Math.floor((doublings - Math.floor(doublings)) * BULBS)
}

const phaseOf = ({ phase }: FlightFrame) => phase
const stillnessOf = ({ stillness }: FlightFrame) => stillness
const isVoidOf = ({ isVoid }: FlightFrame) => isVoid
const isStarting = ({ phase, leftMs }: FlightFrame) => phase === 'betting' && leftMs === 0
const tenths = ({ leftMs }: FlightFrame) => Math.ceil(leftMs / 100)
const hundredthsOf = ({ hundredths }: FlightFrame) => hundredths

const MOODS = {
  none: 'idle',
  betting: 'idle',
  flying: 'live',
  still: 'idle',
  over: 'lost',
} as const satisfies Record<FlightFrame['phase'], MarqueeProps['mood']>

/** The sign over the picture: the countdown, the current multiplier or the point, in a ring of bulbs. */
export function FlightSign({ loop, overName }: { loop: FlightLoop; overName: PhraseKey }) {
  const t = useTranslate()
  const phase = useFrame(loop, phaseOf)
  const litCount = useFrame(loop, litOf)
  const stillness = useFrame(loop, stillnessOf)
  const isVoid = useFrame(loop, isVoidOf)
  const isRoundStarting = useFrame(loop, isStarting)
  const caption = () => {
    if (stillness) return t(`flight.${stillness}`)
    if (phase === 'betting') return t(isRoundStarting ? 'flight.starting' : 'flight.place')
    if (phase === 'over') return t(isVoid ? 'flight.voided' : overName)
    return t(phase === 'flying' ? 'flight.flying' : 'flight.looking')
  }
  return (
    <Marquee
      mood={MOODS[phase]}
      runs
      progress={litCount / BULBS}
      value={
        <Value loop={loop} phase={phase} isUnknown={isVoid || stillness === 'offline' || stillness === 'silent'} />
      }
      caption={caption()}
    />
  )
}

function Value({ loop, phase, isUnknown }: { loop: FlightLoop; phase: FlightFrame['phase']; isUnknown: boolean }) {
  const locale = useLocale()
  if (isUnknown || phase === 'none') return '…'
  if (phase === 'betting') {
    const print = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
    return <LiveNumber key="left" loop={loop} read={tenths} print={(value) => print.format(value / 10)} />
  }
  return <LiveNumber key="now" loop={loop} read={hundredthsOf} print={(value) => formatPoint(value, locale)} />
}
