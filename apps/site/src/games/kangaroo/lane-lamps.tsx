import { memo } from 'react'
import type { LaneState } from './road.ts'
import { LANE_LIST, type LanesProps } from './road-art.tsx'
import css from './scene.module.css'

/** All lanes in small over the road: a lit lamp for a crossed lane, a cross for a fall. */
export function LaneLamps({ lanes, previousLanes, hop }: LanesProps) {
  return (
    <g transform="translate(30 14)">
      <rect width="440" height="34" rx="17" fill="var(--panel)" stroke="var(--design-border)" strokeWidth="1.500" />
      {LANE_LIST.map((lane) => {
        const state = lanes[lane] ?? 'ahead'
        const previousState = previousLanes[lane] ?? 'ahead'
        const x = 20 + lane * 21.05
        return (
          <g key={lane}>
            {(previousState === state || state === 'crossed') && <Lamp x={x} state={previousState} />}
            {previousState !== state && (
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
