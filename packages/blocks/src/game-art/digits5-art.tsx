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
        d="M45 116h22l-14 36M99 122q2-10 11-8 10 5 3 15l-15 21h20M169 116h-17l-1 14q12-4 16 5 1 13-9 13-6 0-9-5M216 114q-13 14-13 26 1 11 10 10 10-1 9-11-2-8-10-7-8 1-9 7M252 116h21l-14 36"
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
