import { box, copies, dots, type Place, type Point } from './shapes.ts'

const bulb = 'var(--design-bulb-color)'
/** A die around its middle, 88 wide, with its pips. */
const DIE = 'm-44-30a14 14 0 0 1 14-14h60a14 14 0 0 1 14 14v60a14 14 0 0 1-14 14h-60a14 14 0 0 1-14-14z'
const PIP = 'm-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'
const DICE: readonly Place[] = [
  { x: 92, y: 168, turn: -14 },
  { x: 228, y: 172, turn: 12 },
  { x: 160, y: 92, turn: 6, scale: 1.05 },
]
const pips = (place: Place, points: readonly Point[]) => {
  const angle = ((place.turn ?? 0) * Math.PI) / 180
  return points.map(
    ([x, y]): Place => ({
      x: place.x + x * Math.cos(angle) - y * Math.sin(angle),
      y: place.y + x * Math.sin(angle) + y * Math.cos(angle),
    }),
  )
}
const FIVE: readonly Point[] = [
  [-22, -22],
  [22, -22],
  [0, 0],
  [-22, 22],
  [22, 22],
]
const TWO: readonly Point[] = [
  [-20, -20],
  [20, 20],
]
const [left, right, top] = DICE as [Place, Place, Place]
const DARK = copies(PIP, [...pips(left, FIVE), ...pips(right, TWO)])
const RED = copies(PIP, [{ x: top.x, y: top.y, scale: 1.5 }])
const LAMPS = dots([0, 1, 2, 3, 4, 5, 6, 7, 8].map((at): Point => [24 + at * 34, 20 + (at % 2) * 6]))

/** Three dice on a felt table. 320 by 260. */
export function Dice3Art() {
  return (
    <>
      <path d={box(16, 128, 288, 112, 40)} fill="var(--design-safe-color)" fillOpacity=".28" />
      <path d={box(30, 138, 260, 92, 34)} fill="var(--design-safe-color)" fillOpacity=".22" />
      <path
        d={copies(
          DIE,
          DICE.map((place) => ({ ...place, x: place.x + 5, y: place.y + 9 })),
        )}
        fill="#000"
        fillOpacity=".3"
      />
      <path d={copies(DIE, DICE)} fill="#fbf7ee" />
      <path d={DARK} fill="#10182a" />
      <path d={RED} fill="var(--design-button-active-gradient-color)" />
      <path d={LAMPS} stroke={bulb} strokeWidth="8" strokeLinecap="round" />
    </>
  )
}
