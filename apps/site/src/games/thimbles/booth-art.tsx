import { memo } from 'react'

const STRIPES = Array.from({ length: 43 }, (_, at) => at - 16)
/** The stripes that hang from the table's front edge, from its left end to its right one. */
const SKIRT = Array.from({ length: 14 }, (_, at) => at - 2)
const LAMPS = Array.from({ length: 64 }, (_, at) => ({
  at,
  x: 20 + (at - 24) * 30.67,
  y: 64 + Math.sin((at / 3) * Math.PI) ** 2 * 9,
}))
const STARS = Array.from({ length: 120 }, (_, at) => ({
  at,
  x: ((at * 97) % 1300) - 400,
  y: at % 3 === 0 ? -110 - ((at * 59) % 420) : 58 + ((at * 41) % 130),
  r: 0.7 + (at % 3) * 0.4,
}))

/** The stall by night: awning, lamps, sky, and the round table under the light. */
export const Booth = memo(function Booth() {
  return (
    <g>
      <defs>
        <linearGradient id="thimbles-night" gradientUnits="userSpaceOnUse" x2="0" y2="380">
          <stop offset="0" stopColor="var(--scene-top, color-mix(in oklab, var(--main-bg-color) 86%, black))" />
          <stop offset="1" stopColor="var(--design-sky-color)" />
        </linearGradient>
        <radialGradient id="thimbles-felt" cx=".5" cy=".3" r=".7">
          <stop
            offset="0"
            stopColor="color-mix(in oklab, var(--design-vip-color, var(--design-info-color)) 74%, black)"
          />
          <stop offset="1" stopColor="color-mix(in oklab, var(--design-info-color) 34%, black)" />
        </radialGradient>
        <linearGradient id="thimbles-light" x2="0" y2="1">
          <stop offset="0" stopColor="var(--design-bulb-color)" stopOpacity=".34" />
          <stop offset="1" stopColor="var(--design-bulb-color)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect x="-800" y="-900" width="2100" height="1280" fill="url(#thimbles-night)" />
      <path d="M-800 330h2100v900H-800z" fill="color-mix(in oklab, var(--design-sky-color) 62%, black)" />
      {STARS.map(({ at, x, y, r }) => (
        <circle key={at} cx={x} cy={y} r={r} fill="white" fillOpacity=".5" />
      ))}
      <path d="M190 40h120l150 250H40z" fill="url(#thimbles-light)" />
      <path
        d="M14 30h15v260H14zM471 30h15v260h-15z"
        fill="color-mix(in oklab, var(--design-button-active-bg) 38%, black)"
      />
      <ellipse cx="250" cy="376" rx="390" ry="22" fill="black" fillOpacity=".4" />
      <path d={`${EDGE}a360 46 0 0 0-720 0z`} fill="url(#thimbles-felt)" />
      <ellipse cx="250" cy="292" rx="220" ry="24" fill="white" fillOpacity=".07" />
      {SKIRT.map((at) => (
        <path
          key={at}
          d={`M${at * 50} ${dip(at)}L${at * 50 + 50} ${dip(at + 1)}V352q-25 22-50 0z`}
          fill={at % 2 === 0 ? 'var(--design-button-active-gradient-color)' : 'var(--design-bulb-color)'}
          fillOpacity={at % 2 === 0 ? 0.62 : 0.82}
        />
      ))}
      <path d={EDGE} fill="none" stroke="var(--design-bulb-color)" strokeWidth="4" />
      <path d="M-800-84h2100V36H-800z" fill="var(--panel)" />
      {STRIPES.map((at) => (
        <path
          key={at}
          d={`M${at * 46 - 4}-84h46V38q-23 20-46 0z`}
          fill={
            at % 2 === 0
              ? 'var(--design-button-active-gradient-color)'
              : 'color-mix(in oklab, var(--design-bulb-color) 30%, white)'
          }
          fillOpacity=".92"
        />
      ))}
      <path d="M-800-92h2100v14H-800z" fill="color-mix(in oklab, var(--design-button-active-bg) 38%, black)" />
      <path d="M-800-78h2100v9H-800z" fill="black" fillOpacity=".18" />
      <path
        d={`M-716 64${LAMPS.map(({ x, y }) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('')}`}
        fill="none"
        stroke="black"
        strokeOpacity=".5"
        strokeWidth="1.500"
      />
      {LAMPS.map(({ at, x, y }) => (
        <g key={at}>
          <circle cx={x} cy={y + 4} r="8" fill="var(--design-bulb-color)" fillOpacity=".16" />
          <circle cx={x} cy={y + 4} r="3.400" fill="var(--design-bulb-color)" />
        </g>
      ))}
    </g>
  )
})

/** The round table's front edge from its left end to its right one, in front of the viewer. */
const EDGE = 'M-110 300a360 16 0 0 0 720 0'

/** The height of the table's front edge at the left end of the skirt's stripe `at`. */
function dip(at: number): string {
  const away = (at * 50 - 250) / 360
  return (300 + 16 * Math.sqrt(1 - away * away)).toFixed(1)
}
