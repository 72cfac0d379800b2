import { type CSSProperties, memo } from 'react'
import { Fade } from '../kit/fade.tsx'
import css from './scenery.module.css'

/** The stars, in parts of the sky: x, y, size. */
const STARS = [
  [5, 12, 0.5],
  [13, 44, 0.35],
  [19, 22, 0.4],
  [27, 64, 0.35],
  [33, 10, 0.5],
  [41, 38, 0.3],
  [60, 18, 0.4],
  [66, 58, 0.35],
  [74, 30, 0.5],
  [83, 70, 0.35],
  [90, 14, 0.4],
  [95, 48, 0.5],
  [8, 82, 0.4],
] as const
/** Where the stars and the hills are drawn again, for a night that goes on beyond the board. */
const BESIDE = [
  [-100, 0],
  [100, 0],
  [0, -100],
] as const
const HILLS_BESIDE = [-120, 120]
const BUNTING = Array.from({ length: 11 }, (_, at) => at)
const BULBS = Array.from({ length: 7 }, (_, at) => at)
const NEAR_FOOT = 'color-mix(in oklab, var(--design-sky-color) 50%, black)'
const GRASS_FOOT = 'color-mix(in oklab, var(--design-safe-color) 22%, var(--design-sky-color))'
const GLOW = 'var(--design-button-active-bg)'
const CORAL = 'var(--design-button-active-gradient-color)'

/** The gradients that stones, climber and scenery share. Put it once on a page with a stair. */
export const StairInks = memo(function StairInks() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <Fade
          id="stair-skin"
          from="color-mix(in oklab, var(--design-bulb-color) 80%, var(--design-button-active-gradient-color))"
          to="color-mix(in oklab, var(--design-bulb-color) 58%, var(--design-button-active-gradient-color))"
        />
        <Fade
          id="stair-coat"
          from="var(--design-safe-color)"
          to="color-mix(in oklab, var(--design-safe-color) 58%, black)"
        />
        <Fade
          id="stair-pack"
          from={CORAL}
          to="color-mix(in oklab, var(--design-button-active-gradient-color) 62%, black)"
        />
        <Fade
          id="stair-trousers"
          from="color-mix(in oklab, var(--design-vip-color) 74%, black)"
          to="color-mix(in oklab, var(--design-vip-color) 52%, black)"
        />
        <Fade
          id="stair-boots"
          from="color-mix(in oklab, var(--design-button-active-bg) 60%, black)"
          to="color-mix(in oklab, var(--design-button-active-bg) 36%, black)"
        />
        <Fade id="stair-helmet" from={GLOW} to={CORAL} />
        <Fade
          id="stair-hill"
          from="color-mix(in oklab, var(--design-vip-color) 26%, var(--design-sky-color))"
          to="color-mix(in oklab, var(--design-sky-color) 70%, black)"
        />
        <Fade
          id="stair-near"
          from="color-mix(in oklab, var(--design-safe-color) 18%, var(--design-sky-color))"
          to={NEAR_FOOT}
        />
        <Fade
          id="stair-grass"
          from="color-mix(in oklab, var(--design-safe-color) 40%, var(--design-sky-color))"
          to={GRASS_FOOT}
        />
      </defs>
    </svg>
  )
})

/**
 * The moon behind the stair, stars, and hills: they move less than the stair. `at` is the step in view.
 */
export const Night = memo(function Night({ at }: { at: number }) {
  const view = { '--view-at': at } as CSSProperties
  return (
    <div className={css.night}>
      <svg viewBox="0 0 100 130" aria-hidden="true" className={css.far} style={view}>
        <Moonlit />
      </svg>
      <svg viewBox="0 0 100 50" aria-hidden="true" className={css.hills} style={view}>
        <Hills />
      </svg>
    </div>
  )
})

const Moonlit = memo(function Moonlit() {
  return (
    <>
      <g id="stair-stars">
        {STARS.map(([x, y, size]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={size} fill="var(--design-bulb-color)" fillOpacity=".7" />
        ))}
      </g>
      {BESIDE.map(([x, y]) => (
        <use key={`${x} ${y}`} href="#stair-stars" x={x} y={y} />
      ))}
      <circle cx="50" cy="46" r="30" fill="var(--design-bulb-color)" fillOpacity=".06" />
      <circle cx="50" cy="46" r="21" fill="var(--design-bulb-color)" fillOpacity=".1" />
      <g transform="translate(14 62)">
        <path d="M0-9a8 8 0 0 1 8 8c0 5-5 7-6 11h-4c-1-4-6-6-6-11a8 8 0 0 1 8-8z" fill={CORAL} fillOpacity=".85" />
        <path
          d="M0-9c3 2 4 5 4 8 0 5-2 7-2.400 11h-3.200C-2-1-4 4-4-1c0-3 1-6 4-8z"
          fill="var(--design-bulb-color)"
          fillOpacity=".8"
        />
        <path d="M-1.800 12h3.600l-.5 3h-2.600z" fill={GLOW} />
      </g>
    </>
  )
})

const Hills = memo(function Hills() {
  return (
    <>
      <g id="stair-hills">
        <path d="M-10 50V26l14-12 10 9 14-17 16 20 9-8 12 14 14-22 15 18 16-2v24z" fill="url(#stair-hill)" />
        <path d="M-10 50V38c20-10 40-4 60-2s36-8 60 2v12z" fill="url(#stair-near)" />
        <path d="M-10 49.900h120V300H-10z" fill={NEAR_FOOT} />
      </g>
      {HILLS_BESIDE.map((x) => (
        <use key={x} href="#stair-hills" x={x} />
      ))}
      <g fill={GLOW} fillOpacity=".8">
        <circle cx="12" cy="40" r=".6" />
        <circle cx="22" cy="39" r=".5" />
        <circle cx="84" cy="37" r=".6" />
        <circle cx="92" cy="38" r=".5" />
      </g>
    </>
  )
})

/** The grass around the stair. */
export const Ground = memo(function Ground() {
  return (
    <svg viewBox="0 0 100 15" aria-hidden="true" preserveAspectRatio="none" className={css.ground}>
      <path d="M0 3c30-4 70-4 100 0v12H0z" fill="url(#stair-grass)" />
      <path d="M0 14.900h100V200H0z" fill={GRASS_FOOT} />
    </svg>
  )
})

/** The gate on the topmost step with its bell, under bunting; its bulbs light up for a climber who arrives. */
export const Top = memo(function Top({ isLit }: { isLit: boolean }) {
  return (
    <div className={css.top} data-lit={isLit}>
      <svg viewBox="0 0 60 40" aria-hidden="true" preserveAspectRatio="xMidYMax meet" className={css.gate}>
        <path d="M12 40V14M48 40V14" stroke="var(--wood)" strokeWidth="3" strokeLinecap="round" />
        <path d="M9 15C18 4 42 4 51 15z" fill={CORAL} />
        <path
          d="M18 9.500c2-1 4-1.800 6-2.300L21 15h-6zM30 6.700c2 0 4 .2 6 .6L39 15h-6zM42 9.500c2 1 5 3 7 5.500h-6z"
          fill="var(--design-bulb-color)"
        />
        <path d="M8 14.500h44" stroke="var(--wood)" strokeWidth="2.400" strokeLinecap="round" />
        {BULBS.map((at) => (
          <circle key={at} data-part="bulb" cx={12 + at * 6} cy="14.500" r="1.100" />
        ))}
        <g data-part="bell">
          <path d="M30 16v3" stroke="var(--design-text-muted-color)" strokeWidth="1" />
          <path d="M25 28c0-7 1-9 5-9s5 2 5 9l1.500 1.500h-13z" fill={GLOW} />
          <circle cx="30" cy="30.500" r="1.700" fill="var(--design-bulb-color)" />
        </g>
        {BUNTING.map((at) => (
          <path
            key={at}
            d={`M${13 + at * 3.2} 15.500h2.600l-1.300 3z`}
            fill={at % 2 === 0 ? 'var(--design-safe-color)' : GLOW}
            fillOpacity={at > 3 && at < 7 ? 0 : 0.9}
          />
        ))}
      </svg>
    </div>
  )
})
