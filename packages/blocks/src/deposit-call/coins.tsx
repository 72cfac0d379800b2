import { useHost } from '../host.ts'

const COINS = [
  [34, 66, 22],
  [78, 52, 26],
  [124, 64, 20],
  [58, 84, 18],
  [102, 84, 20],
] as const

/** A heap of coins with the currency's symbol on them. */
export function Coins() {
  const { symbol } = useHost().useStartup()
  return (
    <svg viewBox="0 0 160 112" className="mx-auto mb-3 w-40" aria-hidden="true">
      {COINS.map(([x, y, r]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y + 4} r={r} fill="#000" fillOpacity=".25" />
          <circle cx={x} cy={y} r={r} fill="var(--design-button-active-bg)" />
          <circle
            cx={x}
            cy={y}
            r={r * 0.76}
            fill="none"
            stroke="var(--design-button-text-color)"
            strokeOpacity=".3"
            strokeWidth="2"
            strokeDasharray="1 5"
            strokeLinecap="round"
          />
          <text
            x={x}
            y={y + r * 0.26}
            textAnchor="middle"
            fontFamily="var(--font-display)"
            fontWeight="800"
            fontSize={r * (symbol.length > 2 ? 0.54 : 0.74)}
            fill="var(--design-button-text-color)"
          >
            {symbol}
          </text>
        </g>
      ))}
    </svg>
  )
}
