import { copies, dots, type Point } from './shapes.ts'

const dark = 'var(--main-bg-color)'
const coral = 'var(--design-button-active-gradient-color)'
const amber = 'var(--design-button-active-bg)'
const bulb = 'var(--design-bulb-color)'

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const DOWN = NINE.map((at) => `M${44 + at * 29} 60 ${60 + at * 25} 80V204`).join('')
const ACROSS = [66, 104, 142, 180].map((y, at) => `M44 ${y} 60 ${82 + at * 34}H260L276 ${y}`).join('')
const PATCHES = [0, 72, 144, 216, 288].map((turn) => ({ x: 0, y: 0, turn }))
const STRING = dots(NINE.map((at): Point => [40 + at * 30, 30 + (at % 2) * 9]))

/** A goal by night, the keeper stretched out, the ball past his gloves. 320 by 260. */
export function FootballGoal() {
  return (
    <>
      <ellipse cx="160" cy="214" rx="146" ry="30" fill="var(--design-win-color)" fillOpacity=".4" />
      <path d="M28 214h264" stroke="#fff" strokeOpacity=".7" strokeWidth="3" />
      {/* Two paths, so that the net's knots are brighter than its cords. */}
      <path d={DOWN} fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.5" />
      <path d={ACROSS} fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.5" />
      <path
        d="M40 214V56h240v158"
        fill="none"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(142 142) rotate(-50)">
        <path d="M-10 36-16 76M10 36 22 74" stroke={amber} strokeWidth="14" strokeLinecap="round" />
        <path d="M-18 12h36l3 26q-11 4-19-2-10 6-23 2z" fill={dark} />
        <path d="M-24-34q24-10 48 0l-5 52q-19 6-38 0z" fill={coral} />
        <path d="M-21-14h42l-1 9h-40z" fill="#fff" fillOpacity=".85" />
        <path d="M-18-26-28-76M18-26 4-82" stroke={coral} strokeWidth="14" strokeLinecap="round" />
        <circle cy="-54" r="17" fill={bulb} />
        <path d="M-17-56q0-18 17-18t17 18q-6-9-17-9t-17 9z" fill={dark} />
        <path d="M-29-80h0M3-88h0" stroke="#fff" strokeWidth="24" strokeLinecap="round" />
      </g>
      <path
        d="M232 246q30-70 12-132"
        fill="none"
        stroke={amber}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 12"
      />
      <g transform="translate(238 92) rotate(14)">
        <circle r="27" fill="#fff" />
        <path
          d={`M0-11 10.5-3.4 6.5 9h-13l-4-12.4z${copies('m-7.5-22 7.5 4.5 7.5-4.5a27 27 0 0 0-15 0z', PATCHES)}`}
          fill={dark}
        />
      </g>
      <path d={STRING} stroke={bulb} strokeWidth="8" strokeLinecap="round" />
    </>
  )
}
