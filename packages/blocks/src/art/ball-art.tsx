const pennants = [18, 44, 70, 96, 122] as const

/** A ball under a line of pennants. */
export function BallArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 140 112" className={className} aria-hidden="true">
      <path d="M4 10q66 18 132 0" fill="none" stroke="var(--design-text-faint-color)" strokeWidth="2" />
      {pennants.map((x, at) => (
        <path
          key={x}
          d={`M${x - 9} ${15 + (at % 4 === 0 ? -2 : 1)}h18l-9 18z`}
          fill={at % 2 === 0 ? 'var(--design-button-active-bg)' : 'var(--design-button-active-gradient-color)'}
        />
      ))}
      <ellipse cx="70" cy="104" rx="30" ry="5" fill="#000" fillOpacity=".25" />
      <circle cx="70" cy="72" r="30" fill="var(--design-text-color)" />
      <g fill="var(--design-block-bg)">
        <path d="m70 59 12 9-4.5 14h-15L58 68z" />
        <path d="M70 42q7 0 13 3l-5 7H62l-5-7q6-3 13-3zM41 64l8 4-1 13-6 3q-3-9-1-20zM99 64l-8 4 1 13 6 3q3-9 1-20zM54 97l3-9h8l2 13.800Q59 101 54 97zM86 97l-3-9h-8l-2 13.800q8-.8 13-4.800z" />
      </g>
      <path
        d="M70 59V52M58 68l-9 0M82 68l9 0M62.5 82 57 88M77.5 82 83 88"
        stroke="var(--design-block-bg)"
        strokeWidth="2"
      />
    </svg>
  )
}
