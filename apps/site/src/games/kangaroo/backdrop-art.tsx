import { memo } from 'react'
import { SCENE, STAND } from './road.ts'

const STARS = Array.from({ length: 110 }, (_, at) => ({
  at,
  x: ((at * 137) % 1400) - 400,
  y: at % 2 === 0 ? 66 + ((at * 53) % 90) : 50 - ((at * 89) % 520),
  r: 0.7 + (at % 3) * 0.4,
}))
const TENTS = [-530, -250, 40, 330, 640, 930, 1210]
const SPOKES = Array.from({ length: 8 }, (_, at) => at * 45)
const CARS = [
  '--design-button-active-bg',
  '--design-safe-color',
  '--design-info-color',
  '--design-button-active-gradient-color',
]

/** The colours that the scene's parts share. */
export const SceneDefinitions = memo(function SceneDefinitions() {
  return (
    <defs>
      <linearGradient id="kangaroo-sky" gradientUnits="userSpaceOnUse" x2="0" y2="400">
        <stop offset="0" stopColor="var(--scene-top, color-mix(in oklab, var(--main-bg-color) 88%, black))" />
        <stop offset=".6" stopColor="var(--design-sky-color)" />
        <stop
          offset="1"
          stopColor="color-mix(in oklab, var(--design-sky-color) 62%, var(--design-button-active-gradient-color))"
        />
      </linearGradient>
      <linearGradient id="kangaroo-road" gradientUnits="userSpaceOnUse" y1="236" x2="0" y2="400">
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
      <clipPath id="kangaroo-over-hole" clipPathUnits="objectBoundingBox">
        <path
          transform={`scale(${1 / SCENE.width} ${1 / SCENE.height})`}
          d={`M-400-500H900V${STAND.y}H${STAND.x + 40}A40 17 0 0 1 ${STAND.x - 40} ${STAND.y}H-400z`}
        />
      </clipPath>
    </defs>
  )
})

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
      <path d="M-800 222h2600v30H-800z" fill={dark} />
    </g>
  )
})
