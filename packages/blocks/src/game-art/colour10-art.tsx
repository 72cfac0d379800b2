import { disc, dots, type Point, ring } from './shapes.ts'

const MIDDLE: Point = [160, 134]
const green = ring(MIDDLE, 82, 10).filter((_, at) => [1, 3, 7, 9].includes(at))
const red = ring(MIDDLE, 82, 10).filter((_, at) => [2, 4, 6, 8].includes(at))
const violet = ring(MIDDLE, 82, 10).filter((_, at) => at === 0 || at === 5)
const discs = (points: readonly Point[], radius: number) => points.map(([x, y]) => disc(x, y, radius)).join('')
const LAMPS = dots(ring(MIDDLE, 118, 20))

/** A wheel of ten balls in their colours around a large one. 320 by 260. */
export function Colour10Art() {
  return (
    <>
      <circle cx="160" cy="134" r="122" fill="var(--design-button-bg)" />
      <path d={LAMPS} stroke="var(--design-bulb-color)" strokeWidth="7" strokeLinecap="round" />
      <circle cx="160" cy="134" r="108" fill="var(--design-block-bg)" />
      <path d={discs(green, 21)} fill="var(--design-win-color)" />
      <path d={discs(red, 21)} fill="var(--design-loss-color)" />
      <path d={discs(violet, 21)} fill="var(--design-vip-color)" />
      <path d={discs([...green, ...red, ...violet], 12)} fill="#fbf7ee" />
      <circle cx="160" cy="134" r="46" fill="var(--design-win-color)" />
      <path d="M160 88a46 46 0 0 1 0 92z" fill="var(--design-vip-color)" />
      <circle cx="160" cy="134" r="29" fill="#fbf7ee" />
      <path
        d="M172 117h-20l-2 17q14-4 18 4 2 12-10 13-7 0-10-5"
        fill="none"
        stroke="#10182a"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
