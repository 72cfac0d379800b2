/** Two tickets that belong together: one to keep, one to give. */
export function InviteArt({ className }: { className?: string }) {
  const ticket = 'M-48-24H48v14a10 10 0 0 0 0 20v14H-48V10a10 10 0 0 0 0-20z'
  return (
    <svg viewBox="0 0 160 112" className={className} aria-hidden="true">
      <g transform="translate(68 66) rotate(-12)">
        <path d={ticket} fill="var(--design-button-bg)" stroke="var(--design-input-border-color)" strokeWidth="2" />
        <path d="M-34-7h36M-34 7h24" stroke="var(--design-text-faint-color)" strokeWidth="5" strokeLinecap="round" />
      </g>
      <g transform="translate(92 44) rotate(9)">
        <path d={ticket} fill="var(--design-button-active-bg)" stroke="var(--design-block-bg)" strokeWidth="3" />
        <path
          d="M24-18v36"
          stroke="var(--design-button-text-color)"
          strokeOpacity=".45"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray=".1 6"
        />
        <path
          d="M-14 12c-12-8-18-14-18-21 0-9 12-11 18-3 6-8 18-6 18 3 0 7-6 13-18 21z"
          fill="var(--design-button-active-gradient-color)"
        />
      </g>
    </svg>
  )
}
