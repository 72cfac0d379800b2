import { copies } from '../../game-art/shapes.ts'

const WIDTH = 1040
const BOWS = 6
const SPAN = WIDTH / BOWS
/** Thirty lamps hang a fifth of a bow apart, each from its point of the wire. */
const lamps = Array.from({ length: BOWS * 5 }, (_, at) => {
  const along = (at % 5) / 5 + 0.1
  return { x: (Math.floor(at / 5) + along) * SPAN, y: 88 * along * (1 - along) }
})
/** The lamps' colours, in turn. */
const HUES = [
  'var(--design-bulb-color)',
  'var(--design-button-active-gradient-color)',
  'var(--design-safe-color)',
  'var(--design-info-color)',
].map((hue, turn) => ({ hue, lamps: lamps.filter((_, at) => at % 4 === turn) }))

const WIRE = `M0 0${`q${SPAN / 2} 44 ${SPAN} 0`.repeat(BOWS)}`
/** Each part of a lamp from its point of the wire. */
const GLOW = 'm0 8h0'
const SOCKET = 'm-2 0h4v3h-4z'
const BULB = 'm0 3c3.4 0 5 2.6 5 5.4s-2 5.6-5 5.6-5-2.8-5-5.6 1.6-5.4 5-5.4z'
const GLINT = 'm-1.6 6.4v1.2'

/** A string of lamps that hangs in even bows from y = 0; the wire sags by 22. */
export function Garland() {
  return (
    <>
      <path d={WIRE} fill="none" stroke="var(--design-text-faint-color)" strokeOpacity=".5" strokeWidth="1.5" />
      {HUES.map(({ hue, lamps }) => (
        <path
          key={hue}
          d={copies(GLOW, lamps)}
          stroke={hue}
          strokeOpacity=".14"
          strokeWidth="22"
          strokeLinecap="round"
        />
      ))}
      <path d={copies(SOCKET, lamps)} fill="var(--design-text-faint-color)" />
      {HUES.map(({ hue, lamps }) => (
        <path key={hue} d={copies(BULB, lamps)} fill={hue} />
      ))}
      <path d={copies(GLINT, lamps)} stroke="#fff" strokeOpacity=".6" strokeWidth="2.4" strokeLinecap="round" />
    </>
  )
}
