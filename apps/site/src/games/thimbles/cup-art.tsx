const LAMPS = [-44, -29.5, -15, 0, 15, 29.5, 44]

/** The colours that all cups and balls share. */
export function CupDefinitions() {
  return (
    <defs>
      <linearGradient id="thimbles-cup" x2="1">
        <stop offset="0" stopColor="color-mix(in oklab, var(--design-button-active-gradient-color) 52%, black)" />
        <stop offset=".24" stopColor="var(--design-button-active-gradient-color)" />
        <stop offset=".38" stopColor="color-mix(in oklab, var(--design-button-active-gradient-color) 62%, white)" />
        <stop offset=".56" stopColor="var(--design-button-active-gradient-color)" />
        <stop offset="1" stopColor="color-mix(in oklab, var(--design-button-active-gradient-color) 46%, black)" />
      </linearGradient>
      <linearGradient id="thimbles-band" x2="1">
        <stop offset="0" stopColor="color-mix(in oklab, var(--design-button-active-bg) 50%, black)" />
        <stop offset=".32" stopColor="color-mix(in oklab, var(--design-button-active-bg) 66%, white)" />
        <stop offset=".58" stopColor="var(--design-button-active-bg)" />
        <stop offset="1" stopColor="color-mix(in oklab, var(--design-button-active-bg) 48%, black)" />
      </linearGradient>
      <radialGradient id="thimbles-ball" cx=".36" cy=".28" r=".8">
        <stop offset="0" stopColor="color-mix(in oklab, var(--design-safe-color) 34%, white)" />
        <stop offset=".34" stopColor="var(--design-safe-color)" />
        <stop offset="1" stopColor="color-mix(in oklab, var(--design-safe-color) 42%, black)" />
      </radialGradient>
      <radialGradient id="thimbles-glow">
        <stop offset="0" stopColor="var(--design-bulb-color)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--design-bulb-color)" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}

/** A cup upside down; the middle of its rim is at 0 0. */
export function Cup() {
  return (
    <g>
      <path
        d="M-58-8-43-112Q-41-128-25-132 0-138 25-132 41-128 43-112L58-8Q60 1 50 5 0 17-50 5-60 1-58-8z"
        fill="url(#thimbles-cup)"
      />
      <path d="M-43-112Q-41-128-25-132 0-138 25-132 41-128 43-112 0-100-43-112z" fill="white" fillOpacity=".2" />
      <path d="M-47-84Q0-72 47-84l-2.500-17Q0-89-44.500-101z" fill="url(#thimbles-band)" />
      <path d="M-58-8-55.500-27Q0-13 55.500-27L58-8Q60 1 50 5 0 17-50 5-60 1-58-8z" fill="url(#thimbles-band)" />
      {LAMPS.map((x) => (
        <circle key={x} cx={x} cy={-3.5 - (x * x) / 240} r="3.600" fill="white" fillOpacity=".86" />
      ))}
      <path
        d="m0-70 5.200 10.500 11.600 1.700-8.400 8.200 2 11.500L0-43.600l-10.400 5.500 2-11.500-8.400-8.200 11.600-1.700z"
        fill="url(#thimbles-band)"
      />
      <path d="M-33-108-44-30" stroke="white" strokeOpacity=".32" strokeWidth="5" strokeLinecap="round" />
    </g>
  )
}

/** A ball on the table under a cup's position. */
export function Ball() {
  return (
    <g transform="translate(0 -18)">
      <ellipse cy="22" rx="25" ry="6" fill="black" fillOpacity=".36" />
      <circle r="24" fill="url(#thimbles-ball)" />
      <path d="M-23-6Q0 8 23-6M-19 14Q0 24 19 14" fill="none" stroke="white" strokeOpacity=".22" strokeWidth="3" />
      <ellipse cx="-8" cy="-11" rx="6.500" ry="4" fill="white" fillOpacity=".8" transform="rotate(-30 -8 -11)" />
    </g>
  )
}

const SPARKS = Array.from({ length: 12 }, (_, at) => ({ at, turn: at * 30 }))

/** Sparks that fly from a found ball. */
export function Sparks({ className }: { className: string | undefined }) {
  return (
    <g transform="translate(0 -20)">
      {SPARKS.map(({ at, turn }) => (
        <g key={at} transform={`rotate(${turn})`}>
          <circle
            className={className}
            r={at % 2 === 0 ? 4.5 : 3}
            fill={at % 3 === 0 ? 'var(--design-safe-color)' : 'var(--design-bulb-color)'}
          />
        </g>
      ))}
    </g>
  )
}
