import { cx } from '@fairground/ui/cx'
import { memo, type ReactNode, useState } from 'react'
import css from './marquee.module.css'
import { pillPoints } from './pill-points.ts'

const WIDTH = 340
const HEIGHT = 84
const BULBS = 28
const POINTS = pillPoints(BULBS, WIDTH - 16, HEIGHT - 16).map(({ x, y }) => ({ x: x + 8, y: y + 8 }))

export interface MarqueeProps {
  /** The multiplier as text, such as `1.45×`, or a component that writes it. */
  value: ReactNode
  caption: ReactNode
  /** The progress to the last step, 0 to 1, as the share of lit bulbs. */
  progress: number
  mood: 'idle' | 'live' | 'won' | 'lost'
  /** Whether the value changes with the frames of a flight. */
  runs?: boolean
}

/** The sign above a board: the current multiplier, in a ring of bulbs that fills with each step. */
export function Marquee({ value, caption, progress, mood, runs = false }: MarqueeProps) {
  const bulbs = Math.ceil(progress * BULBS - 1e-9)
  // After a loss the lit bulbs fade out together with the sign.
  const [litCount, setLitCount] = useState(bulbs)
  if (mood !== 'lost' && litCount !== bulbs) setLitCount(bulbs)
  return (
    <div className={css.sign} data-mood={mood} data-runs={runs}>
      <DarkRing />
      <div className={css.burning}>
        <Lights beat={0} litCount={litCount} />
        <Lights beat={1} litCount={litCount} />
      </div>
      <p className={css.text}>
        <span className={css.value}>{value}</span>
        <span className={css.caption}>{caption}</span>
      </p>
    </div>
  )
}

/** The plate with dark bulbs. It renders once. */
const DarkRing = memo(function DarkRing() {
  return (
    <svg className={css.ring} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <radialGradient id="marquee-shine">
          <stop offset="0" stopColor="var(--design-bulb-color)" stopOpacity=".7" />
          <stop offset="1" stopColor="var(--design-bulb-color)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect className={css.plate} x="8" y="8" width={WIDTH - 16} height={HEIGHT - 16} rx={HEIGHT / 2 - 8} />
      {POINTS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={css.bulb} cx={x} cy={y} r="3.4" />
      ))}
    </svg>
  )
})

/** The light of every other bulb, of which the first `lit` are on. */
const Lights = memo(function Lights({ beat, litCount }: { beat: 0 | 1; litCount: number }) {
  return (
    <svg className={cx(css.ring, css.lights)} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-beat={beat} aria-hidden="true">
      {POINTS.map(
        ({ x, y }, at) =>
          at % 2 === beat && (
            <g key={`${x} ${y}`} className={css.light} data-lit={at < litCount}>
              <circle cx={x} cy={y} r="9" fill="url(#marquee-shine)" />
              <circle cx={x} cy={y} r="3.4" fill="var(--design-bulb-color)" />
            </g>
          ),
      )}
    </svg>
  )
})
