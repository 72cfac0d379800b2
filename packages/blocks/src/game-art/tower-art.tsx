const COLUMNS = [0, 1, 2]
const ROWS = [0, 1, 2]
/** The windows that are lit, by row from the top. */
const LIT = [1, 2, 0]
const ARCH = 'M-15 22V-4a15 15 0 0 1 30 0v26z'
const BULBS = [0, 1, 2, 3, 4, 5, 6, 7]
const STARS = [
  [34, 40, 3],
  [62, 96, 2],
  [286, 58, 3],
  [262, 120, 2],
  [44, 150, 2],
  [298, 168, 2.5],
] as const

/** The tower at night with three lit windows, and its climber at the highest of them. 320 by 260. */
export function TowerArt() {
  return (
    <g>
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="var(--design-bulb-color)" fillOpacity=".7" />
      ))}
      <path d="M276 20a18 18 0 1 0 16 26 21 21 0 0 1-16-26z" fill="var(--design-bulb-color)" />
      <path d="M160 18V2" stroke="var(--design-text-muted-color)" strokeWidth="3" strokeLinecap="round" />
      <path d="M160 2c12-4 16 4 28 0v13c-12 4-16-4-28 0z" fill="var(--design-button-active-bg)" />
      <path d="M160 14 78 66h164z" fill="var(--design-button-active-gradient-color)" />
      <path
        d="M160 14l-58.600 52h23.500zM160 14l-11.700 52h23.400zM160 14l35.100 52h23.500z"
        fill="var(--design-bulb-color)"
      />
      <path d="M160 14 242 66h-40z" fill="#000" fillOpacity=".25" />
      <path d="M88 66h144v194H88z" fill="var(--design-button-bg)" />
      <path
        d="M108 66h20v194h-20zM150 66h20v194h-20zM192 66h20v194h-20z"
        fill="var(--design-button-active-gradient-color)"
        fillOpacity=".34"
      />
      <path d="M88 66h22v194H88z" fill="#000" fillOpacity=".28" />
      <path d="M210 66h22v194h-22z" fill="#000" fillOpacity=".36" />
      {ROWS.map((row) => (
        <g key={row} transform={`translate(0 ${104 + row * 64})`}>
          {COLUMNS.map((column) => {
            const lit = LIT[row] === column
            return (
              <g key={column} transform={`translate(${114 + column * 46} 0)`}>
                {lit && <circle r="34" cy="4" fill="var(--design-button-active-bg)" fillOpacity=".26" />}
                <path d={ARCH} fill={lit ? 'var(--design-bulb-color)' : 'var(--design-sky-color)'} />
                {lit && <path d="M-15 22V-4q9 10 4 26zM15 22V-4q-9 10-4 26z" fill="var(--design-button-active-bg)" />}
                <path d={ARCH} fill="none" stroke="var(--design-text-faint-color)" strokeWidth="4" />
                <path d="M0-18V22" stroke="var(--design-text-faint-color)" strokeWidth="2.500" />
                <rect x="-20" y="21" width="40" height="6" rx="2" fill="var(--design-text-muted-color)" />
              </g>
            )
          })}
          <rect x="80" y="30" width="160" height="9" rx="4" fill="var(--design-block-bg)" />
          {BULBS.map((at) => (
            <circle key={at} cx={90 + at * 20} cy="34.500" r="3" fill="var(--design-bulb-color)" />
          ))}
        </g>
      ))}
      <g transform="translate(160 104)">
        <path d="M-7 2l-3 18M7 2l3 18" stroke="var(--design-info-color)" strokeWidth="7" strokeLinecap="round" />
        <path
          d="M-9-14-22-28M9-14l13-14"
          stroke="var(--design-button-active-gradient-color)"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path d="M-11-14q11-9 22 0l-2 20q-9 4-18 0z" fill="var(--design-button-active-gradient-color)" />
        <path d="M-10.500-9h21M-10-1h20" stroke="#fff" strokeOpacity=".85" strokeWidth="3.600" />
        <circle cy="-29" r="12.500" fill="var(--design-bulb-color)" />
        <path d="M-13.500-31c0-19 27-19 27 0-8-4-19-4-27 0z" fill="var(--design-info-color)" />
        <circle cx="-4.500" cy="-27" r="1.800" fill="#1c2233" />
        <circle cx="4.500" cy="-27" r="1.800" fill="#1c2233" />
        <path d="M-4-22.500q4 3.600 8 0" fill="none" stroke="#1c2233" strokeWidth="1.800" strokeLinecap="round" />
      </g>
    </g>
  )
}
