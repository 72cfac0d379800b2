const coral = 'var(--design-button-active-gradient-color)'
const amber = 'var(--design-button-active-bg)'
const LAMPS = [-40, -24, -8, 8, 24, 40]
const STRING = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const CUPS = [
  { x: 66, y: 214, turn: 0, size: 0.9 },
  { x: 254, y: 214, turn: 0, size: 0.9 },
  { x: 168, y: 158, turn: 16, size: 1 },
]

/** Three cups on a round table, the middle one lifted from its ball. 320 by 260. */
export function ThimblesArt() {
  return (
    <g>
      <ellipse cx="160" cy="216" rx="150" ry="34" fill="var(--design-info-color)" fillOpacity=".34" />
      <ellipse cx="160" cy="212" rx="128" ry="24" fill="#fff" fillOpacity=".08" />
      <path d="M160 196m-64 0a64 16 0 1 0 128 0a64 16 0 1 0-128 0" fill="var(--design-bulb-color)" fillOpacity=".3" />
      <circle cx="160" cy="192" r="26" fill="var(--design-safe-color)" />
      <path d="M136 196q24 14 48 0" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="3.500" />
      <ellipse cx="151" cy="180" rx="7" ry="4.500" fill="#fff" fillOpacity=".8" transform="rotate(-30 151 180)" />
      {CUPS.map(({ x, y, turn, size }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path d="M-54-6-40-104Q-38-120-24-123 0-129 24-123 38-120 40-104L54-6Q52 8 0 10-52 8-54-6z" fill={coral} />
          <path d="M-24-123-14-123-26 6-46 3z" fill="#fff" fillOpacity=".22" />
          <path d="M18-123q20 3 22 19L54-6q-2 8-22 12z" fill="#000" fillOpacity=".2" />
          <path d="M-44-76Q0-66 44-76l-2.300-16Q0-82-41.700-92z" fill={amber} />
          <path d="M-54-6-51.500-24Q0-12 51.500-24L54-6Q52 8 0 10-52 8-54-6z" fill={amber} />
          {LAMPS.map((at) => (
            <circle key={at} cx={at} cy={-4 - (at * at) / 260} r="3.600" fill="#fff" fillOpacity=".9" />
          ))}
        </g>
      ))}
      <g fill="var(--design-bulb-color)">
        {STRING.map((at) => (
          <circle key={at} cx={24 + at * 34} cy={18 + (at % 2) * 8} r="4" />
        ))}
      </g>
    </g>
  )
}
