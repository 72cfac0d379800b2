import type { CSSProperties } from 'react'
import { type Point, SPOT } from './goal.ts'
import css from './scene.module.css'

const PATCHES = Array.from({ length: 5 }, (_, at) => at * 72)

/** The ball, on its spot or on its way to a zone, with its shadow on the turf. */
export function Ball({ to }: { to: Point | undefined }) {
  const away = to ? { x: to.x - SPOT.x, y: to.y - SPOT.y } : { x: 0, y: 0 }
  const style = {
    '--x': `${away.x}px`,
    '--y': `${away.y}px`,
    '--back-x': `${away.x * 0.62}px`,
  } as CSSProperties
  return (
    <g transform={`translate(${SPOT.x} ${SPOT.y})`} style={style}>
      <ellipse className={css.shadow} cy="17" rx="17" ry="4.500" fill="black" fillOpacity=".38" />
      <g className={css.ball}>
        <g className={css.arc}>
          <g clipPath="url(#football-ball)">
            <circle r="19" fill="url(#football-leather)" />
            <g className={css.spin} fill="var(--ink)">
              <path d="M0-7.400 7-2.300 4.400 6h-8.800L-7-2.300z" />
              {PATCHES.map((turn) => (
                <g key={turn} transform={`rotate(${turn})`}>
                  <path d="M0-7V-13" stroke="currentColor" strokeWidth="1.400" strokeOpacity=".5" />
                  <path d="M-5.500-15.500 0-12.500l5.500-3L4-22h-8z" />
                </g>
              ))}
            </g>
            <circle r="19" fill="none" stroke="black" strokeOpacity=".25" strokeWidth="1.500" />
          </g>
        </g>
      </g>
    </g>
  )
}

const TURF = Array.from({ length: 9 }, (_, at) => ({ at, turn: at * 22 - 88, far: 20 + ((at * 7) % 4) * 5 }))

/** Bits of turf that fly up at the kick. */
export function Divots() {
  return (
    <g transform={`translate(${SPOT.x} ${SPOT.y + 16})`}>
      <g className={css.divots}>
        {TURF.map(({ at, turn, far: distance }) => (
          <path
            key={at}
            transform={`rotate(${turn})`}
            d={`M-2 ${-distance}l3-5 2.500 5.500z`}
            fill={at % 2 === 0 ? 'color-mix(in oklab, var(--design-win-color) 70%, white)' : 'white'}
          />
        ))}
      </g>
    </g>
  )
}
