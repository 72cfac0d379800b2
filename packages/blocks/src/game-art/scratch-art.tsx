const coral = 'var(--design-button-active-gradient-color)'
const amber = 'var(--design-button-active-bg)'
const FIELDS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const STRING = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const OPEN = new Set([0, 4, 5])

/** A ticket of nine fields, three of them rubbed free, a coin on its way. 320 by 260. */
export function ScratchArt() {
  return (
    <g>
      <g transform="rotate(-7 160 136)">
        <path
          d="M74 38h172a12 12 0 0 1 12 12v140a13 13 0 0 0 0 26v14a12 12 0 0 1-12 12H74a12 12 0 0 1-12-12v-14a13 13 0 0 0 0-26V50a12 12 0 0 1 12-12z"
          fill="#fff6e2"
        />
        <path
          d="M74 38h172a12 12 0 0 1 12 12v26q-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0V50a12 12 0 0 1 12-12z"
          fill={coral}
        />
        <path d="M84 58h94" stroke="#fff" strokeWidth="11" strokeLinecap="round" />
        <path d="M198 58h40" stroke="#fff" strokeOpacity=".6" strokeWidth="6" strokeLinecap="round" />
        {FIELDS.map((at) => (
          <g key={at} transform={`translate(${79 + (at % 3) * 56} ${90 + Math.floor(at / 3) * 35})`}>
            <rect width="50" height="30" rx="7" fill={OPEN.has(at) ? amber : 'var(--design-text-faint-color)'} />
            {OPEN.has(at) ? (
              <path
                d="m25 3 3.600 7.300 8 1.200-5.800 5.700 1.400 8L25 21.400l-7.200 3.800 1.400-8-5.800-5.700 8-1.200z"
                fill="#fff"
              />
            ) : (
              <path d="M8 24 26 6M22 26 42 6" stroke="#fff" strokeOpacity=".4" strokeWidth="4" strokeLinecap="round" />
            )}
          </g>
        ))}
        <path d="M76 203h168" stroke="#000" strokeOpacity=".3" strokeWidth="3" strokeDasharray="7 7" />
        <path d="M84 222h64" stroke={amber} strokeWidth="8" strokeLinecap="round" strokeDasharray="1 13" />
      </g>
      <g transform="translate(250 176)">
        <circle r="31" fill={amber} />
        <circle r="23" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="4" />
        <path
          d="m0-14 4 8.400 9.200 1.200-6.700 6.300 1.700 9.100L0 6.600-8.200 11l1.700-9.100-6.700-6.300 9.200-1.200z"
          fill="#fff"
        />
      </g>
      <path
        d="M206 150l9 7M196 168l11 1M214 134l5 9"
        stroke="var(--design-text-muted-color)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill="var(--design-bulb-color)">
        {STRING.map((at) => (
          <circle key={at} cx={24 + at * 34} cy={16 + (at % 2) * 8} r="4" />
        ))}
      </g>
    </g>
  )
}
