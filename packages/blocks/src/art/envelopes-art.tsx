const envelopes = [
  { x: 44, y: 58, turn: -18 },
  { x: 98, y: 54, turn: 16 },
  { x: 70, y: 62, turn: -2 },
] as const

/** Three red envelopes with coins between them. */
export function EnvelopesArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 140 112" className={className} aria-hidden="true">
      <g fill="var(--design-button-active-bg)">
        <circle cx="22" cy="30" r="8" />
        <circle cx="120" cy="22" r="6" />
        <circle cx="70" cy="12" r="7" />
        <circle cx="126" cy="88" r="7" />
        <circle cx="14" cy="88" r="6" />
      </g>
      {envelopes.map(({ x, y, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect
            x="-22"
            y="-32"
            width="44"
            height="64"
            rx="6"
            fill="var(--design-button-active-gradient-color)"
            stroke="var(--design-block-bg)"
            strokeWidth="3"
          />
          <path d="M-20.5-25a5 5 0 0 1 5-5.500h31a5 5 0 0 1 5 5.500v3Q0 4-20.5-22z" fill="#000" fillOpacity=".2" />
          <circle cx="0" cy="-6" r="9" fill="var(--design-button-active-bg)" />
          <path d="M0-11.5 5.5-6 0-.5-5.5-6z" fill="var(--design-button-text-color)" fillOpacity=".55" />
        </g>
      ))}
    </svg>
  )
}
