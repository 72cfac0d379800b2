const WIDTH = 1040
const BOWS = 6
/** The lamps' colours, in turn. */
const HUES = [
  'var(--design-bulb-color)',
  'var(--design-button-active-gradient-color)',
  'var(--design-safe-color)',
  'var(--design-info-color)',
]

/**
 * A string of lamps that hangs in even bows from y = 0. Lamps hang a fifth of a bow apart; the wire sags by 22.
 */
export function Garland() {
  const span = WIDTH / BOWS
  const lamps = Array.from({ length: BOWS * 5 }, (_, at) => ({
    at,
    along: (at % 5) / 5 + 0.1,
    bow: Math.floor(at / 5),
  }))
  return (
    <g>
      <path
        d={`M0 0${`q${span / 2} 44 ${span} 0`.repeat(BOWS)}`}
        fill="none"
        stroke="var(--design-text-faint-color)"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      {lamps.map(({ at, along, bow }) => {
        const x = Math.round((bow + along) * span * 10) / 10
        const y = Math.round(88 * along * (1 - along) * 10) / 10
        const hue = HUES[at % HUES.length]
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            <circle cy="8" r="11" fill={hue} fillOpacity=".14" />
            <path d="M-2 0h4v3h-4z" fill="var(--design-text-faint-color)" />
            <path d="M0 3c3.4 0 5 2.600 5 5.400S3 14 0 14s-5-2.800-5-5.600S-3.400 3 0 3z" fill={hue} />
            <ellipse cx="-1.6" cy="7" rx="1.2" ry="1.800" fill="#fff" fillOpacity=".6" />
          </g>
        )
      })}
    </g>
  )
}
