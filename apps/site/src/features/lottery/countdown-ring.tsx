import { clockText } from './use-seconds.ts'

const BULBS = 16
const RADIUS = 20
const places = Array.from({ length: BULBS }, (_, at) => {
  const angle = (at / BULBS) * 2 * Math.PI - Math.PI / 2
  return { x: 24 + Math.cos(angle) * RADIUS, y: 24 + Math.sin(angle) * RADIUS }
})

/** A ring of bulbs that go out one after the other, around the time that is left. @param share of the bulbs lit, 0 to 1 */
export function CountdownRing({ seconds, share, label }: { seconds: number; share: number; label: string }) {
  const lit = Math.ceil(Math.min(Math.max(share, 0), 1) * BULBS)
  return (
    <span role="timer" aria-label={label} className="relative grid size-12 shrink-0 place-items-center">
      <svg viewBox="0 0 48 48" className="absolute inset-0" aria-hidden="true">
        {places.map(({ x, y }, at) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="2.500"
            className={at < lit ? 'fill-bulb' : 'fill-button'}
            opacity={at < lit ? 1 : 0.9}
          />
        ))}
      </svg>
      <span aria-hidden="true" className="nums text-xs font-bold">
        {seconds < 100 ? seconds : clockText(seconds)}
      </span>
    </span>
  )
}
