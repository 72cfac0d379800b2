import { LANES } from '@fairground/games/kangaroo'
import { memo } from 'react'
import { isInSight, LANE_WIDTH, type LaneState, STAND } from './road.ts'
import css from './scene.module.css'

export const LANE_LIST = Array.from({ length: LANES }, (_, lane) => lane)
const BULBS = Array.from({ length: 120 }, (_, at) => ({
  at,
  x: (at - 24) * 26,
  y: 186 + Math.sin((at / 6) * Math.PI) ** 2 * 14,
}))

/** How far the road goes on beyond the scene's box: to the left, and towards the viewer. */
const LEFT = -800
const NEAR = 1056

/** The lamps along the far kerb. */
export const KerbLamps = memo(function KerbLamps() {
  return (
    <g>
      <path
        d={`M${LEFT} 186${BULBS.map(({ x, y }) => `L${x} ${y.toFixed(1)}`).join('')}`}
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

export interface LanesProps {
  lanes: readonly LaneState[]
  /** The lanes until the kangaroo has landed. */
  previousLanes: readonly LaneState[]
  /** The number of the hop; a new one restarts the animations. */
  hop: number
}

/** The road: a kerb at the start, twenty lanes with a hatch and a sign each, and the kerb on the other side. */
export function Road({ lanes, previousLanes, hop, signs }: LanesProps & { signs: readonly string[] }) {
  return (
    <g>
      <Ground />
      {LANE_LIST.map((lane) => {
        const state = lanes[lane] ?? 'ahead'
        const previousState = previousLanes[lane] ?? 'ahead'
        const text = signs[lane] ?? ''
        return (
          <g key={lane}>
            <Lane lane={lane} state={previousState} text={text} />
            {previousState !== state && (
              <g key={hop} className={isInSight(lane, hop) ? css.told : css.unseen}>
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
      <path d={`M${LEFT} 236H${END + 900}V${NEAR}H${LEFT}z`} fill="url(#kangaroo-road)" />
      {LANE_LIST.slice(1).map((lane) => {
        const x = STAND.x + LANE_WIDTH * (lane + 0.5)
        return (
          <path
            key={lane}
            d={`M${x + 14} 242L${x - 151} ${NEAR}`}
            stroke="white"
            strokeOpacity=".42"
            strokeWidth="4"
            strokeDasharray="22 18"
          />
        )
      })}
      <Kerb from={LEFT} to={STAND.x + LANE_WIDTH * 0.5} />
      <Kerb from={END} to={END + 900} />
    </>
  )
})

interface LaneProps {
  lane: number
  state: LaneState
  /** The payout as text, or the lane's number. */
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
        d={`M${from} 236H${to + 16}L${to - 164} ${NEAR}H${from}z`}
        fill="color-mix(in oklab, var(--design-win-color) 44%, var(--main-bg-color))"
      />
      <path d={`M${to + 10} 236h9L${to - 156} ${NEAR}h-14z`} fill="white" fillOpacity=".75" />
      <path
        d={`M${to + 10} 236h9L${to - 156} ${NEAR}h-14z`}
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
    <g transform={`translate(${x} ${STAND.y})`}>
      <g className={state === 'fall' ? css.gives : undefined}>
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
    </g>
  )
}
