/** An admission ticket with a face on it and a stamp of lamps. Decoration. */
export function IdentityTicket({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 220 130" aria-hidden="true" className={className}>
      <g transform="rotate(-4 110 65)">
        <path
          d="M14 18h192a6 6 0 0 1 6 6v26a13 13 0 0 0 0 26v30a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V76a13 13 0 0 0 0-26V24a6 6 0 0 1 6-6z"
          fill="var(--design-button-bg)"
          stroke="var(--design-border)"
          strokeWidth="2"
        />
        <rect x="30" y="34" width="54" height="62" rx="8" fill="var(--main-bg-color)" />
        <circle cx="57" cy="56" r="12" fill="var(--design-button-active-bg)" />
        <path d="M36 96c2-18 12-24 21-24s19 6 21 24z" fill="var(--design-button-active-gradient-color)" />
        <rect x="98" y="38" width="84" height="8" rx="4" fill="var(--design-text-color)" opacity="0.85" />
        <rect x="98" y="54" width="60" height="6" rx="3" fill="var(--design-text-faint-color)" />
        <rect x="98" y="68" width="70" height="6" rx="3" fill="var(--design-text-faint-color)" />
        <path d="M98 88h96" stroke="var(--design-border)" strokeWidth="2" strokeDasharray="2 6" />
      </g>
      <circle cx="182" cy="92" r="24" fill="var(--design-safe-color)" opacity="0.18" />
      <path
        d="m170 92 9 9 16-18"
        fill="none"
        stroke="var(--design-safe-color)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {Array.from({ length: 12 }, (_, at) => {
        const angle = (at * Math.PI) / 6
        return (
          <circle
            key={angle}
            cx={182 + 29 * Math.cos(angle)}
            cy={92 + 29 * Math.sin(angle)}
            r="2.4"
            fill="var(--design-bulb-color)"
          />
        )
      })}
    </svg>
  )
}
