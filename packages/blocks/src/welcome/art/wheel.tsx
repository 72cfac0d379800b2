import { copies, disc, type Point, ring } from '../../game-art/shapes.ts'

const HUB: Point = [0, 0]
const slots = ring(HUB, 92, 12)
/** The gondolas' colours, in turn. */
const HUES = [
  'var(--design-button-active-gradient-color)',
  'var(--design-button-active-bg)',
  'var(--design-safe-color)',
]
const GONDOLA = 'm-8 4a8 8 0 0 1 16 0v5a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4z'
const ROOF = 'm-8 4a8 8 0 0 1 16 0z'
/** A gondola or a part of it at each point. */
const hangAt = (path: string, points: readonly Point[]) =>
  copies(
    path,
    points.map(([x, y]) => ({ x, y })),
  )
const SPOKES = slots.map(([x, y]) => `M0 0 ${x} ${y}`).join('')
const LAMPS = ring(HUB, 80, 36).map(([x, y]) => disc(x, y, 1.8))

/** A Ferris wheel of radius 100 around the origin, its lamps lit; stands on legs that end at y = 150. */
export function Wheel() {
  return (
    <>
      <path
        d="M0 0-46 150M0 0 46 150M-28 92h56"
        stroke="var(--design-button-bg)"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <circle r="92" fill="none" stroke="var(--design-info-color)" strokeOpacity=".34" strokeWidth="2.5" />
      <path d={disc(...HUB, 80) + SPOKES} fill="none" stroke="var(--design-info-color)" strokeOpacity=".34" />
      {HUES.map((hue, turn) => (
        <path
          key={hue}
          d={hangAt(
            GONDOLA,
            slots.filter((_, at) => at % HUES.length === turn),
          )}
          fill={hue}
        />
      ))}
      <path d={hangAt(ROOF, slots)} fill="#fff" fillOpacity=".28" />
      <path d={LAMPS.join('') + disc(...HUB, 9)} fill="var(--design-bulb-color)" />
      <circle r="4.5" fill="var(--design-button-active-gradient-color)" />
    </>
  )
}
