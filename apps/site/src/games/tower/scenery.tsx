import { type CSSProperties, memo } from 'react'
import { Fade } from '../kit/fade.tsx'
import css from './scenery.module.css'

/** The stars, in parts of the sky: x, y, size. */
const STARS = [
  [6, 8, 1.4],
  [14, 30, 0.9],
  [21, 14, 1.1],
  [9, 52, 1.2],
  [28, 42, 0.8],
  [36, 8, 0.9],
  [44, 24, 1.3],
  [52, 46, 0.8],
  [58, 12, 1.1],
  [66, 34, 1.2],
  [73, 6, 0.8],
  [79, 50, 1],
  [86, 20, 1.5],
  [92, 38, 0.9],
  [96, 10, 1.1],
  [4, 74, 1],
  [17, 84, 1.2],
  [90, 66, 1.1],
  [81, 82, 0.9],
  [97, 90, 1.2],
  [3, 96, 0.9],
  [12, 108, 1.1],
  [94, 112, 1],
] as const
/** Where the stars are drawn again, for a sky that goes on beyond the board. */
const BESIDE = [
  [-100, 0],
  [100, 0],
  [0, -150],
] as const
const SPOKES = Array.from({ length: 12 }, (_, at) => at * 30)
const FAR_MEADOW =
  'color-mix(in oklab, color-mix(in oklab, var(--design-safe-color) 22%, var(--design-sky-color)) 74%, black)'
const MEADOW =
  'color-mix(in oklab, color-mix(in oklab, var(--design-safe-color) 34%, var(--design-sky-color)) 44%, black)'
const FLAGS = Array.from({ length: 9 }, (_, at) => at)

/** The gradients that windows, climber and tower share. Put it once on a page with a tower. */
export const TowerInks = memo(function TowerInks() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <Fade
          id="tower-sill"
          from="color-mix(in oklab, var(--design-button-bg) 40%, white)"
          to="color-mix(in oklab, var(--design-button-bg) 90%, black)"
        />
        <radialGradient id="tower-light" cx=".5" cy=".5" r=".75">
          <stop offset="0" stopColor="white" />
          <stop offset=".35" stopColor="var(--design-bulb-color)" />
          <stop offset="1" stopColor="var(--design-button-active-bg)" />
        </radialGradient>
        <Fade
          id="tower-skin"
          from="color-mix(in oklab, var(--design-bulb-color) 82%, var(--design-button-active-gradient-color))"
          to="color-mix(in oklab, var(--design-bulb-color) 62%, var(--design-button-active-gradient-color))"
        />
        <Fade
          id="tower-shirt"
          from="var(--design-button-active-gradient-color)"
          to="color-mix(in oklab, var(--design-button-active-gradient-color) 74%, black)"
        />
        <Fade
          id="tower-cloth"
          from="color-mix(in oklab, var(--design-info-color) 60%, black)"
          to="color-mix(in oklab, var(--design-info-color) 38%, black)"
        />
        <Fade
          id="tower-cap"
          from="color-mix(in oklab, var(--design-info-color) 86%, white)"
          to="color-mix(in oklab, var(--design-info-color) 58%, black)"
        />
        <Fade
          id="tower-wall"
          from="color-mix(in oklab, var(--design-button-bg) 74%, white)"
          to="color-mix(in oklab, var(--design-button-bg) 66%, black)"
        />
        <Fade
          id="tower-ground"
          from="color-mix(in oklab, var(--design-safe-color) 34%, var(--design-sky-color))"
          to={MEADOW}
        />
      </defs>
    </svg>
  )
})

/** Stars, a moon and the fair, far away: they move less than the tower. `at` is the row in view. */
export const Sky = memo(function Sky({ at }: { at: number }) {
  const view = { '--view-at': at } as CSSProperties
  return (
    <div className={css.sky}>
      <svg
        viewBox="0 0 100 150"
        aria-hidden="true"
        preserveAspectRatio="xMidYMax slice"
        className={css.stars}
        style={view}
      >
        <Stars />
      </svg>
      <svg viewBox="0 0 100 46" aria-hidden="true" className={css.fair} style={view}>
        <Fair />
      </svg>
    </div>
  )
})

const Stars = memo(function Stars() {
  return (
    <>
      <g id="tower-stars">
        {STARS.map(([x, y, size]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={size * 0.32}
            fill="var(--design-bulb-color)"
            fillOpacity={0.35 + size * 0.35}
          />
        ))}
      </g>
      {BESIDE.map(([x, y]) => (
        <use key={`${x} ${y}`} href="#tower-stars" x={x} y={y} />
      ))}
      <circle cx="86" cy="34" r="11" fill="var(--design-bulb-color)" fillOpacity=".08" />
      <path
        d="M88.500 28.500a6.500 6.500 0 1 0 3.800 10.800 7.500 7.500 0 0 1-3.800-10.800z"
        fill="var(--design-bulb-color)"
      />
    </>
  )
})

const Fair = memo(function Fair() {
  return (
    <>
      <g
        stroke="color-mix(in oklab, var(--design-sky-color) 55%, var(--design-info-color))"
        strokeWidth=".5"
        fill="none"
        opacity=".75"
      >
        <circle cx="13" cy="22" r="14" />
        <circle cx="13" cy="22" r="12.500" strokeWidth=".25" />
        {SPOKES.map((turn) => (
          <path key={turn} d="M13 22V8" transform={`rotate(${turn} 13 22)`} strokeWidth=".3" />
        ))}
        <path d="M13 22 6 46M13 22l7 24" strokeWidth=".9" />
      </g>
      {SPOKES.map((turn) => (
        <circle
          key={turn}
          cx="13"
          cy="8"
          r=".9"
          fill="var(--design-bulb-color)"
          fillOpacity=".85"
          transform={`rotate(${turn} 13 22)`}
        />
      ))}
      <path d="M-200 45c120-3 280-3 500 0v250h-500z" fill={FAR_MEADOW} />
      <g fill="color-mix(in oklab, var(--design-sky-color) 66%, var(--design-vip-color))">
        <path d="M72 46V36l14-11 14 11v10zM-4 46v-6l9-6 9 6v6z" />
      </g>
      <path d="M86 25v-5l5 1.800-5 1.800" fill="var(--design-button-active-gradient-color)" />
      <path
        d="M79 46V31l3-2.500V46zM86 46V25l3 2.400V46zM93 46V31l3 2.500V46z"
        fill="var(--design-button-active-gradient-color)"
        fillOpacity=".35"
      />
    </>
  )
})

/** The foot of the tower: its door under an awning, and the grass. */
export const Base = memo(function Base() {
  return (
    <div className={css.base}>
      <svg viewBox="0 0 100 25" aria-hidden="true" preserveAspectRatio="none" className={css.art}>
        <path d="M-200 19H0c20-3 80-3 100 0h200v6h-500z" fill="url(#tower-ground)" />
        <path d="M-200 24.900h500V125h-500z" fill={MEADOW} />
      </svg>
      <svg viewBox="0 0 76 24" aria-hidden="true" preserveAspectRatio="xMidYMax meet" className={css.door}>
        <path d="M-3 24 0 0h76l3 24z" fill="url(#tower-wall)" />
        <path d="M-2 20h80l.5 4h-81z" fill="#000" fillOpacity=".22" />
        <path d="M30 24V11a8 8 0 0 1 16 0v13z" fill="color-mix(in oklab, var(--design-sky-color) 40%, black)" />
        <path d="M32 24V11a6 6 0 0 1 12 0v13z" fill="url(#tower-light)" fillOpacity=".85" />
        <path d="M24 2h28l4 7H20z" fill="var(--design-button-active-gradient-color)" />
        <path d="M29.600 2h5.600l-.8 7h-7zM40.800 2h5.600l2.200 7h-7z" fill="var(--design-bulb-color)" />
        <path
          d="M20 9h36a3.600 3.600 0 0 1-7.200 0 3.600 3.600 0 0 1-7.200 0 3.600 3.600 0 0 1-7.200 0 3.600 3.600 0 0 1-7.200 0 3.600 3.600 0 0 1-7.200 0z"
          fill="color-mix(in oklab, var(--design-button-active-gradient-color) 80%, black)"
        />
        <path d="M8 7h8v10H8zM60 7h8v10h-8z" fill="color-mix(in oklab, var(--design-sky-color) 50%, black)" />
        <path d="M10 9h4v6h-4zM62 9h4v6h-4z" fill="var(--design-button-active-bg)" fillOpacity=".6" />
      </svg>
    </div>
  )
})

/** The cone on top, with its flag; its bulbs light up for a climber who arrives. */
export const Roof = memo(function Roof({ isLit }: { isLit: boolean }) {
  return (
    <div className={css.roof} data-lit={isLit}>
      <svg viewBox="0 0 84 34" aria-hidden="true" preserveAspectRatio="xMidYMax meet" className={css.art}>
        <path d="M42 9V1.500" stroke="var(--design-text-muted-color)" strokeWidth=".9" strokeLinecap="round" />
        <path
          data-part="flag"
          d="M42 1.500c4-1.500 6 1.500 10 0v5c-4 1.500-6-1.500-10 0z"
          fill="var(--design-button-active-bg)"
        />
        <path d="M42 8 4 30h76z" fill="var(--design-button-active-gradient-color)" />
        <path
          d="M42 8 14.800 30h10.900zM42 8 36.600 30h10.800zM42 8l16.300 22h10.900z"
          fill="var(--design-bulb-color)"
          fillOpacity=".92"
        />
        <path d="M42 8 4 30h38z" fill="#000" fillOpacity=".14" />
        <path d="M42 8l38 22H60z" fill="#000" fillOpacity=".26" />
        <rect x="2" y="29" width="80" height="5" rx="1.600" fill="url(#tower-sill)" />
        {FLAGS.map((at) => (
          <circle key={at} data-part="bulb" cx={6 + at * 9} cy="31.500" r="1.300" />
        ))}
      </svg>
    </div>
  )
})
