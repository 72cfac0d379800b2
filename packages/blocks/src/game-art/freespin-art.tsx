const FILLS = [
  'var(--design-button-active-gradient-color)',
  'var(--design-button-active-bg)',
  'var(--design-button-bg)',
  'var(--design-safe-color)',
]
const SECTORS = Array.from({ length: 12 }, (_, at) => at)

/** A point on a circle around the middle, at a part of a turn from the top. */
function at(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
}

/** The wheel with its lamps, the pointer over it, confetti of light. 320 by 260. */
export function FreespinArt() {
  return (
    <g>
      <path d="M136 150 104 252h112l-32-102z" fill="var(--design-block-bg)" />
      <path d="M92 252h136" stroke="var(--design-text-faint-color)" strokeWidth="8" strokeLinecap="round" />
      <g transform="translate(160 132) rotate(9)">
        <circle r="112" fill="var(--design-button-active-gradient-color)" />
        <circle r="104" fill="var(--main-bg-color)" />
        {SECTORS.map((sector) => (
          <path
            key={sector}
            d={`M0 0 ${at(sector / 12, 92)}A92 92 0 0 1 ${at((sector + 1) / 12, 92)}z`}
            fill={FILLS[(sector * 5) % FILLS.length]}
            stroke="var(--main-bg-color)"
            strokeWidth="2.500"
          />
        ))}
        {SECTORS.map((sector) => {
          const [x, y] = at((sector + 0.5) / 12, 102).split(' ')
          return <circle key={sector} cx={x} cy={y} r="5" fill="var(--design-bulb-color)" />
        })}
        <circle r="26" fill="var(--main-bg-color)" />
        <circle r="19" fill="var(--design-button-active-bg)" />
        <path
          d="m0-12 3.500 7.100 7.800 1.100-5.600 5.500 1.300 7.800L0 5.800l-7 3.700 1.300-7.800-5.600-5.500 7.800-1.100z"
          fill="#fff"
        />
      </g>
      <path d="M144 6h32l-16 36z" fill="#fff" />
      <circle cx="160" cy="12" r="5" fill="var(--design-button-active-gradient-color)" />
    </g>
  )
}
