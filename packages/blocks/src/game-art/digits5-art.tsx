import { box, dots, type Point } from './shapes.ts'

const PLACES = [0, 1, 2, 3, 4]
const WINDOWS = PLACES.map((at) => box(34 + at * 52, 88, 44, 92, 8)).join('')
const SHADES = PLACES.map(
  (at) => `M${34 + at * 52} 96a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v14h-44zm0 62h44v14a8 8 0 0 1-8 8h-28a8 8 0 0 1-8-8z`,
).join('')
const LAMPS = dots([
  ...PLACES.flatMap((at): Point[] => [
    [44 + at * 58, 62],
    [44 + at * 58, 206],
  ]),
])

/** Five reels in a box, one digit each. 320 by 260. */
export function Digits5Art() {
  return (
    <>
      <path d={box(14, 40, 292, 188, 26)} fill="var(--design-button-active-gradient-color)" />
      <path d={box(24, 76, 272, 116, 14)} fill="#10182a" fillOpacity=".75" />
      <path d={WINDOWS} fill="#fbf7ee" />
      <path d={SHADES} fill="#10182a" fillOpacity=".14" />
      <path
        d="M45 118h22l-14 34m56-24q2-12 12-10 11 5 3 16l-14 16h21m46-36h-20l-1 14q13-4 17 5 1 12-9 12-7 0-10-5m65-25q-14 12-14 24 1 11 11 10 10-1 9-11-2-8-11-7-8 1-9 7m48-24h20l-20 36"
        fill="none"
        stroke="#10182a"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={LAMPS} stroke="var(--design-bulb-color)" strokeWidth="9" strokeLinecap="round" />
    </>
  )
}
