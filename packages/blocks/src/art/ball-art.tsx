const pennants = [18, 44, 70, 96, 122] as const
const fifths = [0, 72, 144, 216, 288] as const

/** A ball under a line of pennants. */
export function BallArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 140 112" className={className} aria-hidden="true">
      <path d="M4 10q66 14 132 0" fill="none" stroke="var(--design-text-faint-color)" strokeWidth="2" />
      {pennants.map((x, at) => (
        <path
          key={x}
          d={`M${x - 9} ${16 - Math.abs(at - 2) * 1.5}h18l-9 18z`}
          fill={at % 2 === 0 ? 'var(--design-button-active-bg)' : 'var(--design-button-active-gradient-color)'}
        />
      ))}
      <ellipse cx="70" cy="106" rx="30" ry="5" fill="#000" fillOpacity=".25" />
      <circle cx="70" cy="74" r="31" fill="#f4f1ea" />
      <clipPath id="ball-edge">
        <circle cx="70" cy="74" r="31" />
      </clipPath>
      <g clipPath="url(#ball-edge)" transform="rotate(-8 70 74)">
        <path d="m70 63 10.5 7.6-4 12.400h-13l-4-12.400z" fill="#27303f" />
        {fifths.map((turn) => (
          <g key={turn} transform={`rotate(${turn} 70 74)`}>
            <path d="M70 63V52" stroke="#27303f" strokeWidth="2" />
            <path d="m58 40 4 12h16l4-12z" fill="#27303f" />
          </g>
        ))}
      </g>
      <path d="M70 105a31 31 0 0 0 29-42q-2 34-42 39 6 3 13 3z" fill="#000" fillOpacity=".16" />
    </svg>
  )
}
