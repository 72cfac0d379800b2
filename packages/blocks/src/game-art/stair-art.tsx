import { box, copies, dots, type Point } from './shapes.ts'

const bulb = 'var(--design-bulb-color)'
const amber = 'var(--design-button-active-bg)'
const coral = 'var(--design-button-active-gradient-color)'
const safe = 'var(--design-safe-color)'

/** The steps from the lowest: where each begins, how wide it is, and its top. Each is narrower by 26 on both sides. */
const steps = [0, 1, 2, 3, 4].map((at) => ({ at, x: 24 + at * 26, width: 272 - at * 52, y: 222 - at * 36 }))
const lamps = steps.flatMap(({ x, width, y }): Point[] => [
  [x - 2, y - 5],
  [x + width + 2, y - 5],
])
/** The boards along their tops, each cut out where the next step's foot stands. */
const boards = steps.map(({ at, x, width, y }) => {
  const top = at === steps.length - 1 ? `h${width}` : `h26v4h${width - 52}v-4h26`
  return `M${x} ${y}${top}a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h${-width}a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4z`
})
const STONES = [
  { x: 92, y: 168 },
  { x: 226, y: 96, scale: 0.9 },
  { x: 184, y: 18, scale: 1.15 },
]

/** Wooden steps that get narrower, stones on them and one still in the air, and the climber. 320 by 260. */
export function StairArt() {
  return (
    <>
      <circle cx="160" cy="84" r="76" fill={bulb} fillOpacity=".1" />
      <circle cx="160" cy="84" r="52" fill={bulb} fillOpacity=".14" />
      {steps.map(({ at, x, width, y }) => (
        <path
          key={at}
          d={`M${x} ${y}h${width}v40h${-width}z`}
          fill={`color-mix(in srgb,#000 ${34 - at * 3}%,${coral})`}
        />
      ))}
      <path d={boards.join('')} fill={amber} />
      <path
        d={steps.map(({ x, width, y }) => box(x - 4, y + 8, width + 8, 5, 2.5)).join('')}
        fill="#000"
        fillOpacity=".2"
      />
      <path d={dots(lamps)} stroke={bulb} strokeWidth="9" strokeLinecap="round" />
      <path
        d="M176 2l-4-16M190 0l-2-18M204 4l-1-15"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d={copies('m-14-8 9-12 14-1 8 10 2 15-8 12-16 2-14-10z', STONES)} fill="var(--design-text-muted-color)" />
      <path d={copies('m-5-20 14-1-4 11-13 3z', STONES)} fill="#fff" fillOpacity=".3" />
      <path d={copies('m5-10 12-1 2 15-10-2zm-14 3-10 14 14 10 3-14z', STONES)} fill="#000" fillOpacity=".24" />
      <g transform="translate(146 112)">
        <path d="M-6 16l-3 20M6 16l3 20" stroke="var(--design-vip-color)" strokeWidth="8" strokeLinecap="round" />
        <path d="M-9-8-21 3M9-8l13-13" stroke={safe} strokeWidth="8" strokeLinecap="round" />
        <rect x="-16" y="-13" width="32" height="25" rx="9" fill={coral} />
        <path d="M-12-10q12-8 24 0l-2 27q-10 4-20 0z" fill={safe} />
        <circle cy="-25" r="12.5" fill={bulb} />
        <path d="M-14-28c0-20 28-20 28 0-9-3-19-3-28 0z" fill={coral} />
        <circle cy="-33" r="4" fill="#fff" />
        <path d="M-4.5-23h0M4.5-23h0" stroke="#1c2233" strokeWidth="3.6" strokeLinecap="round" />
        <path d="M-4-18.5q4 3.6 8 0" fill="none" stroke="#1c2233" strokeWidth="1.8" strokeLinecap="round" />
      </g>
    </>
  )
}
