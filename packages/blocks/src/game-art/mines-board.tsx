const SIDE = 5
const CELL = 46
const GEMS = [6, 8, 12, 16, 18]
const MINE = 14
const COVERED_LIGHT = [2, 20]

/** A cut gem, 26 by 31 around the origin. */
export function Gem() {
  return (
    <g>
      <path d="M0-15 13-5 0 16-13-5z" fill="var(--design-safe-color)" />
      <path d="M0-15 13-5H-13z" fill="#fff" fillOpacity=".42" />
      <path d="M-5-5 0-15 5-5 0 16z" fill="#fff" fillOpacity=".26" />
      <path d="M5-5H13L0 16z" fill="#000" fillOpacity=".16" />
    </g>
  )
}

/** A mine with a burning fuse, 32 across around the origin. */
export function Mine() {
  return (
    <g>
      <circle r="13" cy="2" fill="#1a1220" />
      <path
        d="M-8-2a9 9 0 0 1 6-7"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="2.500"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M5-9h6v6H5z" transform="rotate(20 8 -6)" fill="#3b2c3e" />
      <path
        d="M10-9c3-6 8-4 9-9"
        stroke="var(--design-bulb-color)"
        strokeWidth="2.500"
        strokeLinecap="round"
        fill="none"
      />
      <path d="m19-25 2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z" fill="var(--design-bulb-color)" />
    </g>
  )
}

/** A mines board in mid-game, tilted: gems found, one mine shown, the rest still covered. 250 by 250. */
export function MinesBoard() {
  const cells = Array.from({ length: SIDE * SIDE }, (_, at) => at)
  return (
    <g>
      <rect x="-8" y="-8" width="254" height="262" rx="22" fill="#000" fillOpacity=".32" />
      <rect
        x="-8"
        y="-8"
        width="254"
        height="254"
        rx="22"
        fill="var(--design-block-bg)"
        stroke="var(--design-border)"
        strokeWidth="1.500"
      />
      {cells.map((at) => {
        const x = (at % SIDE) * CELL + 6
        const y = Math.floor(at / SIDE) * CELL + 6
        const gem = GEMS.includes(at)
        const mine = at === MINE
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            {gem || mine ? (
              <>
                <rect
                  width="40"
                  height="40"
                  rx="10"
                  fill={mine ? 'var(--design-loss-color)' : 'var(--design-safe-color)'}
                  fillOpacity=".16"
                />
                <rect
                  x=".75"
                  y=".75"
                  width="38.500"
                  height="38.500"
                  rx="9.250"
                  fill="none"
                  stroke={mine ? 'var(--design-loss-color)' : 'var(--design-safe-color)'}
                  strokeOpacity=".55"
                  strokeWidth="1.500"
                />
                <g transform="translate(20 20) scale(.86)">{mine ? <Mine /> : <Gem />}</g>
              </>
            ) : (
              <>
                <rect y="3" width="40" height="38" rx="10" fill="#000" fillOpacity=".35" />
                <rect
                  width="40"
                  height="38"
                  rx="10"
                  fill={COVERED_LIGHT.includes(at) ? 'var(--design-button-active-bg)' : 'var(--design-button-bg)'}
                />
                <path d="M10 1.500h20" stroke="#fff" strokeOpacity=".22" strokeWidth="2" strokeLinecap="round" />
                <circle
                  cx="20"
                  cy="19"
                  r="3"
                  fill={
                    COVERED_LIGHT.includes(at) ? 'var(--design-button-text-color)' : 'var(--design-text-faint-color)'
                  }
                  fillOpacity=".35"
                />
              </>
            )}
          </g>
        )
      })}
    </g>
  )
}
