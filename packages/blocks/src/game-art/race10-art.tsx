import { copies, disc, dots, type Place, type Point } from './shapes.ts'

/** A car from its rear wheel's axle, 104 wide, driving to the right. */
const BODY = 'm-22-4q-2-20 18-22l10-18q4-6 12-6h22q8 0 13 7l12 17q17 2 17 12v10z'
const GLASS = 'm8-28 8-13q2-3 6-3h18q5 0 8 4l9 12z'
const CARS: readonly Place[] = [
  { x: 60, y: 106, scale: 0.8 },
  { x: 96, y: 166, scale: 0.95 },
  { x: 148, y: 232, scale: 1.15 },
]
const [far, middle, near] = CARS as [Place, Place, Place]
const wheels = CARS.flatMap(({ x, y, scale = 1 }): [Point, number][] => [
  [[x, y - 4 * scale], scale],
  [[x + 60 * scale, y - 4 * scale], scale],
])
const TYRES = wheels.map(([[x, y], scale]) => disc(x, y, 13 * scale)).join('')
const HUBS = wheels.map(([[x, y], scale]) => disc(x, y, 5 * scale)).join('')
const SQUARES = [0, 1, 2, 3, 4, 5, 6].map((row) => `M${272 + (row % 2) * 14} ${72 + row * 24}h14v24h-14z`).join('')
const LAMPS = dots([0, 1, 2, 3, 4, 5, 6, 7, 8].map((at): Point => [24 + at * 34, 20 + (at % 2) * 6]))

/** Three of ten cars before the finish. 320 by 260. */
export function Race10Art() {
  return (
    <>
      <path d="M0 72h320v174H0z" fill="var(--design-button-bg)" />
      <path
        d="M0 122h320M0 184h320"
        stroke="var(--design-text-faint-color)"
        strokeOpacity=".6"
        strokeWidth="4"
        strokeDasharray="22 16"
      />
      <path d="M272 72h28v168h-28z" fill="#fbf7ee" />
      <path d={SQUARES} fill="#10182a" />
      <path d={copies(BODY, [far])} fill="var(--design-info-color)" />
      <path d={copies(BODY, [middle])} fill="var(--design-safe-color)" />
      <path d={copies(BODY, [near])} fill="var(--design-button-active-gradient-color)" />
      <path d={copies(GLASS, CARS)} fill="#fff" fillOpacity=".7" />
      <path d={TYRES} fill="#10182a" />
      <path d={HUBS} fill="#fbf7ee" />
      <path d={LAMPS} stroke="var(--design-bulb-color)" strokeWidth="8" strokeLinecap="round" />
    </>
  )
}
