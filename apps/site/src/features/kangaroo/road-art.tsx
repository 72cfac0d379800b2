import { LANES } from '@fairground/games/kangaroo'
import { memo } from 'react'
import { LANE_WIDTH, type LaneState, STAND } from './road.ts'
import css from './scene.module.css'

const LANE_LIST = Array.from({ length: LANES }, (_, lane) => lane)
const STARS = Array.from({ length: 46 }, (_, at) => ({
  at,
  x: (at * 137) % 900,
  y: 66 + ((at * 53) % 90),
  r: 0.7 + (at % 3) * 0.4,
}))
const TENTS = [40, 330, 640, 930, 1210]
const SPOKES = Array.from({ length: 8 }, (_, at) => at * 45)
const CARS = [
  '--design-button-active-bg',
  '--design-safe-color',
  '--design-info-color',
  '--design-button-active-gradient-color',
]
const BULBS = Array.from({ length: 90 }, (_, at) => ({
  at,
  x: at * 26,
  y: 186 + Math.sin((at / 6) * Math.PI) ** 2 * 14,
}))

/** The colours that the scene's parts share. */
export function SceneDefinitions() {
  return (
    <defs>
      <linearGradient id="kangaroo-sky" x2="0" y2="1">
        <stop offset="0" stopColor="color-mix(in oklab, var(--main-bg-color) 88%, black)" />
        <stop offset=".6" stopColor="var(--design-sky-color)" />
        <stop
          offset="1"
          stopColor="color-mix(in oklab, var(--design-sky-color) 62%, var(--design-button-active-gradient-color))"
        />
      </linearGradient>
      <linearGradient id="kangaroo-road" x2="0" y2="1">
        <stop
          offset="0"
          stopColor="light-dark(color-mix(in oklab, var(--design-text-color) 54%, var(--main-bg-color)), color-mix(in oklab, var(--design-button-bg) 78%, black))"
        />
        <stop
          offset="1"
          stopColor="light-dark(color-mix(in oklab, var(--design-text-color) 40%, var(--main-bg-color)), color-mix(in oklab, var(--design-button-bg) 92%, white))"
        />
      </linearGradient>
      <linearGradient id="kangaroo-fur" x1=".2" y1="0" x2=".6" y2="1">
        <stop offset="0" stopColor="color-mix(in oklab, var(--fur) 84%, white)" />
        <stop offset="1" stopColor="var(--fur)" />
      </linearGradient>
      <linearGradient id="kangaroo-hole" x2="0" y2="1">
        <stop offset="0" stopColor="black" />
        <stop offset="1" stopColor="color-mix(in oklab, var(--main-bg-color) 50%, black)" />
      </linearGradient>
      <clipPath id="kangaroo-over-hole">
        <path d={`M-400-500H900V${STAND.y}H${STAND.x + 40}A40 17 0 0 1 ${STAND.x - 40} ${STAND.y}H-400z`} />
      </clipPath>
    </defs>
  )
}

/** Stars, tents and the big wheel: they pass slowly. */
export const Skyline = memo(function Skyline() {
  const dark = 'color-mix(in oklab, var(--main-bg-color) 64%, black)'
  return (
    <g>
      {STARS.map(({ at, x, y, r }) => (
        <circle key={at} cx={x} cy={y} r={r} fill="var(--design-text-color)" fillOpacity=".6" />
      ))}
      <g transform="translate(236 152)">
        <path d="M-40 74 0 0l40 74" fill="none" stroke={dark} strokeWidth="7" />
        <circle r="62" fill="none" stroke="var(--design-text-faint-color)" strokeOpacity=".55" strokeWidth="2.500" />
        <circle
          r="55"
          fill="none"
          stroke="var(--design-bulb-color)"
          strokeWidth="2.600"
          strokeDasharray="0.1 10.700"
          strokeLinecap="round"
        />
        {SPOKES.map((turn, at) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0 0V-62" stroke="var(--design-text-faint-color)" strokeOpacity=".45" strokeWidth="1.500" />
            <rect x="-8" y="-71" width="16" height="15" rx="5" fill={`var(${CARS[at % CARS.length]})`} />
          </g>
        ))}
        <circle r="7" fill="var(--design-bulb-color)" />
      </g>
      {TENTS.map((x, at) => (
        <g key={x} transform={`translate(${x} 222) scale(${at % 2 === 0 ? 1 : 0.8})`} fillOpacity=".9">
          <path d="M0-92v-14l16 5-16 6" fill="var(--design-safe-color)" stroke={dark} />
          <path d="M-70-34 0-92l70 58z" fill="var(--design-button-active-gradient-color)" fillOpacity=".75" />
          <path d="M-28-34 0-92l28 58z" fill="var(--design-button-active-bg)" fillOpacity=".85" />
          <path d="M-64-34H64V0H-64z" fill={dark} />
          <path
            d="M-70-34h140v6q-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0z"
            fill="var(--design-bulb-color)"
            fillOpacity=".7"
          />
        </g>
      ))}
      <path d="M-60 222h1600v30H-60z" fill={dark} />
    </g>
  )
})

/** The lamps along the far kerb. */
export const KerbLamps = memo(function KerbLamps() {
  return (
    <g>
      <path
        d={`M0 186${BULBS.map(({ x, y }) => `L${x} ${y.toFixed(1)}`).join('')}`}
        fill="none"
        stroke="var(--design-border)"
        strokeWidth="1.500"
      />
      {BULBS.map(({ at, x, y }) => (
        <circle key={at} cx={x} cy={y + 3} r="2.700" fill="var(--design-bulb-color)" fillOpacity=".85" />
      ))}
    </g>
  )
})

interface LanesProps {
  lanes: readonly LaneState[]
  /** The same until the kangaroo has landed. */
  before: readonly LaneState[]
  /** Which hop it is: another one tells anew. */
  hop: number
}

/** The road: a kerb to start from, twenty lanes with a hatch and a sign each, and the kerb on the other side. */
export function Road({ lanes, before, hop, signs }: LanesProps & { signs: readonly string[] }) {
  return (
    <g>
      <Ground />
      {LANE_LIST.map((lane) => {
        const state = lanes[lane] ?? 'ahead'
        const was = before[lane] ?? 'ahead'
        const text = signs[lane] ?? ''
        return (
          <g key={lane}>
            <Lane lane={lane} state={was} text={text} />
            {was !== state && (
              <g key={hop} className={css.told}>
                <Lane lane={lane} state={state} text={text} />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}

const END = STAND.x + LANE_WIDTH * (LANES + 0.5)

const Ground = memo(function Ground() {
  return (
    <>
      <path d={`M-300 236H${END + 700}V400H-300z`} fill="url(#kangaroo-road)" />
      {LANE_LIST.slice(1).map((lane) => {
        const x = STAND.x + LANE_WIDTH * (lane + 0.5)
        return (
          <path
            key={lane}
            d={`M${x + 14} 242L${x - 18} 400`}
            stroke="white"
            strokeOpacity=".42"
            strokeWidth="4"
            strokeDasharray="22 18"
          />
        )
      })}
      <Kerb from={-300} to={STAND.x + LANE_WIDTH * 0.5} />
      <Kerb from={END} to={END + 700} />
    </>
  )
})

interface LaneProps {
  lane: number
  state: LaneState
  /** What it pays, as text; its number where that is not known. */
  text: string
}

const Lane = memo(function Lane({ lane, state, text }: LaneProps) {
  const x = STAND.x + LANE_WIDTH * (lane + 1)
  return (
    <>
      <Sign x={x + 12} state={state} text={text} />
      <Hatch x={x} state={state} />
    </>
  )
})

function Kerb({ from, to }: { from: number; to: number }) {
  return (
    <g>
      <path
        d={`M${from} 236H${to + 16}L${to - 20} 400H${from}z`}
        fill="color-mix(in oklab, var(--design-win-color) 44%, var(--main-bg-color))"
      />
      <path d={`M${to + 10} 236h9L${to - 16} 400h-10z`} fill="white" fillOpacity=".75" />
      <path
        d={`M${to + 10} 236h9L${to - 16} 400h-10z`}
        fill="none"
        stroke="var(--design-button-active-gradient-color)"
        strokeWidth="5"
        strokeDasharray="16 16"
        clipPath="none"
      />
    </g>
  )
}

const SIGN_FILL: Record<LaneState, string> = {
  ahead: 'light-dark(var(--design-block-bg), color-mix(in oklab, var(--main-bg-color) 78%, black))',
  next: 'light-dark(var(--design-block-bg), color-mix(in oklab, var(--main-bg-color) 78%, black))',
  crossed: 'var(--design-button-active-bg)',
  fall: 'color-mix(in oklab, var(--design-loss-color) 34%, var(--main-bg-color))',
  'would-fall': 'color-mix(in oklab, var(--design-loss-color) 20%, var(--main-bg-color))',
}
const SIGN_EDGE: Record<LaneState, string> = {
  ahead: 'var(--design-text-faint-color)',
  next: 'var(--design-bulb-color)',
  crossed: 'var(--design-bulb-color)',
  fall: 'var(--design-loss-color)',
  'would-fall': 'var(--design-loss-color)',
}

function Sign({ x, state, text }: { x: number; state: LaneState; text: string }) {
  return (
    <g transform={`translate(${x} 226)`}>
      <path d="M0 0v14" stroke="var(--design-text-faint-color)" strokeWidth="4" />
      <rect
        x="-43"
        y="-26"
        width="86"
        height="28"
        rx="9"
        fill={SIGN_FILL[state]}
        stroke={SIGN_EDGE[state]}
        strokeWidth={state === 'next' ? 3 : 1.5}
      />
      <text
        y="-6.500"
        textAnchor="middle"
        fontSize={text.length > 8 ? 12.5 : 16}
        fontWeight="700"
        fill={state === 'crossed' ? 'var(--design-button-text-color)' : 'var(--design-text-color)'}
        className={css.sign}
      >
        {text}
      </text>
    </g>
  )
}

function Hatch({ x, state }: { x: number; state: LaneState }) {
  const open = state === 'fall' || state === 'would-fall'
  return (
    <g transform={`translate(${x} ${STAND.y})`} className={state === 'fall' ? css.gives : undefined}>
      <ellipse cy="3" rx="46" ry="20" fill="black" fillOpacity=".28" />
      <ellipse
        rx="45"
        ry="19.500"
        fill={open ? 'var(--design-loss-color)' : 'color-mix(in oklab, var(--design-text-faint-color) 58%, black)'}
        fillOpacity={state === 'would-fall' ? 0.7 : 1}
      />
      {open && <ellipse className={css.hole} rx="40" ry="17" fill="url(#kangaroo-hole)" />}
      {state !== 'would-fall' && (
        <g className={open ? css.lid : undefined}>
          <ellipse
            rx="40"
            ry="17"
            fill={
              state === 'crossed'
                ? 'color-mix(in oklab, var(--design-button-active-bg) 72%, black)'
                : 'color-mix(in oklab, var(--design-button-bg) 70%, var(--design-text-faint-color))'
            }
          />
          <ellipse rx="30" ry="12.500" fill="none" stroke="black" strokeOpacity=".3" strokeWidth="2.500" />
          <path
            d="M-20 0q20-14 40 0M-20 0q20 14 40 0M-38 0h76M0-16v32"
            fill="none"
            stroke="black"
            strokeOpacity=".22"
            strokeWidth="2"
          />
          <path d="M-30-8q30-14 60 0" fill="none" stroke="white" strokeOpacity=".35" strokeWidth="1.500" />
        </g>
      )}
      {state === 'next' && (
        <ellipse
          className={css.beckon}
          rx="45"
          ry="19.500"
          fill="none"
          stroke="var(--design-bulb-color)"
          strokeWidth="4"
          strokeDasharray="0.1 10"
          strokeLinecap="round"
        />
      )}
    </g>
  )
}

/** All lanes in small over the road: lamps that are lit once crossed, crosses where a fall was. */
export function LaneLamps({ lanes, before, hop }: LanesProps) {
  return (
    <g transform="translate(30 14)">
      <rect width="440" height="34" rx="17" fill="var(--panel)" stroke="var(--design-border)" strokeWidth="1.500" />
      {LANE_LIST.map((lane) => {
        const state = lanes[lane] ?? 'ahead'
        const was = before[lane] ?? 'ahead'
        const x = 20 + lane * 21.05
        return (
          <g key={lane}>
            {(was === state || state === 'crossed') && <Lamp x={x} state={was} />}
            {was !== state && (
              <g key={hop} className={css.told}>
                <Lamp x={x} state={state} />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}

const Lamp = memo(function Lamp({ x, state }: { x: number; state: LaneState }) {
  if (state === 'fall' || state === 'would-fall') {
    return (
      <>
        {state === 'fall' && <circle cx={x} cy="17" r="9" fill="var(--design-loss-color)" fillOpacity=".3" />}
        <path
          d={`M${x - 4} 13l8 8m0-8-8 8`}
          stroke="var(--design-loss-color)"
          strokeWidth="2.600"
          strokeLinecap="round"
        />
      </>
    )
  }
  return (
    <>
      {state === 'crossed' && <circle cx={x} cy="17" r="9" fill="var(--design-bulb-color)" fillOpacity=".25" />}
      <circle
        cx={x}
        cy="17"
        r={state === 'crossed' ? 5 : 3.6}
        fill={state === 'crossed' ? 'var(--design-bulb-color)' : 'var(--design-text-faint-color)'}
        stroke={state === 'next' ? 'var(--design-bulb-color)' : 'none'}
        strokeWidth="2.500"
      />
    </>
  )
})
