import { Gem, Mine } from './mines-board.tsx'

const GLINTS = [
  [92, 62, 7],
  [232, 48, 9],
  [258, 128, 6],
  [70, 150, 5],
] as const

/** Three tiles up close: one covered, one with a gem, one with a mine, thrown over each other. 320 by 260. */
export function MinesTiles() {
  return (
    <g>
      <g transform="translate(58 96) rotate(-16)">
        <rect x="-46" y="-40" width="92" height="92" rx="24" fill="#000" fillOpacity=".35" />
        <rect x="-46" y="-46" width="92" height="92" rx="24" fill="var(--design-button-bg)" />
        <path d="M-22-42h44" stroke="#fff" strokeOpacity=".22" strokeWidth="4" strokeLinecap="round" />
        <circle r="7" fill="var(--design-text-faint-color)" fillOpacity=".4" />
      </g>
      <g transform="translate(256 168) rotate(14)">
        <rect x="-50" y="-44" width="100" height="100" rx="26" fill="#000" fillOpacity=".35" />
        <rect x="-50" y="-50" width="100" height="100" rx="26" fill="var(--design-block-bg)" />
        <rect x="-50" y="-50" width="100" height="100" rx="26" fill="var(--design-loss-color)" fillOpacity=".2" />
        <rect
          x="-48"
          y="-48"
          width="96"
          height="96"
          rx="24"
          fill="none"
          stroke="var(--design-loss-color)"
          strokeOpacity=".6"
          strokeWidth="3"
        />
        <g transform="scale(2.1)">
          <Mine />
        </g>
      </g>
      <g transform="translate(158 124) rotate(-4)">
        <rect x="-66" y="-58" width="132" height="132" rx="34" fill="#000" fillOpacity=".4" />
        <rect x="-66" y="-66" width="132" height="132" rx="34" fill="var(--design-block-bg)" />
        <rect x="-66" y="-66" width="132" height="132" rx="34" fill="var(--design-safe-color)" fillOpacity=".18" />
        <rect
          x="-63.5"
          y="-63.5"
          width="127"
          height="127"
          rx="31.5"
          fill="none"
          stroke="var(--design-safe-color)"
          strokeOpacity=".7"
          strokeWidth="3.5"
        />
        <g transform="translate(0 -2) scale(3.1)">
          <Gem />
        </g>
      </g>
      <g fill="var(--design-bulb-color)">
        {GLINTS.map(([x, y, size]) => (
          <path
            key={`${x}-${y}`}
            transform={`translate(${x} ${y}) scale(${size / 10})`}
            d="M0-10C1.500-2 2-1.500 10 0 2 1.500 1.500 2 0 10-1.500 2-2 1.500-10 0-2-1.500-1.500-2 0-10z"
          />
        ))}
      </g>
    </g>
  )
}
