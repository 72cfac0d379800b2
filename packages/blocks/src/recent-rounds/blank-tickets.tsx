/** Three blank tickets in a fan. 180 by 100. */
export function BlankTickets() {
  const ticket = 'M-58-24H58v14a10 10 0 0 0 0 20v14H-58V10a10 10 0 0 0 0-20z'
  return (
    <>
      {[-16, 0, 16].map((turn, at) => (
        <g key={turn} transform={`translate(${90 + turn * 0.6} ${54 - at * 2}) rotate(${turn})`}>
          <path
            d={ticket}
            fill={at === 2 ? 'var(--design-button-active-bg)' : 'var(--design-button-bg)'}
            stroke="var(--design-block-bg)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path
            d="M28-18v36"
            stroke={at === 2 ? 'var(--design-button-text-color)' : 'var(--design-text-faint-color)'}
            strokeOpacity=".5"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray="1 6"
          />
          <path
            d="M-42-6h48M-42 7h30"
            stroke={at === 2 ? 'var(--design-button-text-color)' : 'var(--design-text-faint-color)'}
            strokeOpacity=".45"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  )
}
