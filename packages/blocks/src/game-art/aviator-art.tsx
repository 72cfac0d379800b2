import { disc, dots, type Point } from './shapes.ts'

const coral = 'var(--design-button-active-gradient-color)'
const amber = 'var(--design-button-active-bg)'
const bulb = 'var(--design-bulb-color)'
const dark = 'var(--main-bg-color)'

const CLOUDS =
  'M30 66a15 15 0 0 1 26-10 20 20 0 0 1 38 4 13 13 0 0 1 4 25H38a13 13 0 0 1-8-19zM220 52a11 11 0 0 1 19-7 15 15 0 0 1 28 3 9 9 0 0 1 3 18h-44a9 9 0 0 1-6-14z'
const RUNWAY_LAMPS = dots([0, 1, 2, 3, 4, 5, 6].map((at): Point => [22 + at * 46, 241]))
const LOWER_WING = 'M-30 20h58a6 6 0 0 1 0 11h-58a6 6 0 0 1 0-11z'
const TAIL = 'M-76 2Q-78-22-66-22q14 2 18 20z'
const WHEEL_HUB = disc(18, 44, 3.5)
const NOSE = 'M40-8q16 1 16 13T40 18z'
const HEAD = disc(0, -18, 11)

/** A striped biplane that climbs from a lit runway into the evening sun. 320 by 260. */
export function AviatorArt() {
  return (
    <>
      <circle cx="246" cy="150" r="86" fill={bulb} fillOpacity=".16" />
      <circle cx="246" cy="150" r="56" fill={bulb} />
      <path d="M0 206q44-44 92-20t92-10 84 12 52-12v84H0z" fill={coral} fillOpacity=".5" />
      <path d="M0 232q60-34 120-16t120-8 80 10v42H0z" fill="var(--design-sky-color)" />
      <path d="M0 240h320v20H0z" fill={dark} />
      <path d={RUNWAY_LAMPS} stroke={bulb} strokeWidth="10" strokeLinecap="round" />
      <path d={CLOUDS} fill="#fff" fillOpacity=".8" />
      <path
        d="M18 222q66-6 108-62"
        fill="none"
        stroke={bulb}
        strokeWidth="6"
        strokeLinecap="round"
        strokeOpacity=".8"
      />
      <g transform="translate(168 128) rotate(-16) scale(1.25)">
        <path d="M10 22l8 20 10-20" stroke="var(--design-text-faint-color)" strokeWidth="4" fill="none" />
        <circle cx="18" cy="44" r="9" fill={dark} />
        <path d={LOWER_WING + TAIL} fill={amber} />
        <path d="M-76 0Q-30-10 30-9q24 1 26 14T30 19Q-30 16-76 7z" fill={coral} />
        <path d="M-56 5q50 6 92 3" stroke={bulb} strokeWidth="5" fill="none" strokeLinecap="round" />
        <path
          d="M-6-12q-12-8-18 2t-18-2"
          stroke="var(--design-safe-color)"
          strokeWidth="6"
          fill="none"
          strokeLinecap="round"
        />
        <path d={WHEEL_HUB + NOSE + HEAD} fill={bulb} />
        <path d="M-11.5-19a11.5 11.5 0 0 1 22-4q-10 6-22 4z" fill={dark} />
        <circle cx="6" cy="-18" r="4" fill="var(--design-info-color)" />
        <path d="M-24-34v56M24-34v56M-24-34 24 22" stroke="var(--design-text-muted-color)" strokeWidth="3" />
        <path d="M-32-42h66a6.5 6.5 0 0 1 0 12h-66a6.5 6.5 0 0 1 0-12z" fill={amber} />
        <path d="M-18-42h9v12h-9zM6-42h9v12H6z" fill={bulb} />
        <ellipse cx="62" cy="5" rx="5" ry="36" fill="var(--design-text-color)" fillOpacity=".4" />
        <circle cx="59" cy="5" r="5" fill={dark} />
      </g>
    </>
  )
}
