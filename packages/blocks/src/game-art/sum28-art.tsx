import { disc, dots, type Point } from './shapes.ts'

const BALLS: readonly Point[] = [
  [76, 96],
  [160, 72],
  [244, 96],
]
const balls = (radius: number) => BALLS.map(([x, y]) => disc(x, y, radius)).join('')
const LAMPS = dots([0, 1, 2, 3, 4, 5, 6, 7, 8].map((at): Point => [24 + at * 34, 14 + (at % 2) * 6]))

/** Three balls that fall into a funnel, and their sum below. 320 by 260. */
export function Sum28Art() {
  return (
    <>
      <path d="M36 128h248l-84 62v20h-80v-20z" fill="var(--design-button-bg)" />
      <path d="M36 128h248l-16 12H52z" fill="var(--design-info-color)" fillOpacity=".5" />
      <path d={balls(40)} fill="var(--design-button-active-bg)" />
      <path d={balls(26)} fill="#fbf7ee" />
      <path
        d="M64 82h22l-14 30m76-40q2-14 14-12 13 4 5 19l-20 20h26M254 90a10 10 0 1 1-20 0a10 10 0 1 1 20 0q0 14-12 24"
        fill="none"
        stroke="#10182a"
        strokeWidth="6.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M112 206h96a14 14 0 0 1 14 14v14a14 14 0 0 1-14 14h-96a14 14 0 0 1-14-14v-14a14 14 0 0 1 14-14z"
        fill="var(--design-button-active-gradient-color)"
      />
      <path
        d="M118 227h22m-11-11v22m27-11h22m-11-11v22m27-15h18m-18 9h18"
        stroke="#10182a"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d={LAMPS} stroke="var(--design-bulb-color)" strokeWidth="8" strokeLinecap="round" />
    </>
  )
}
