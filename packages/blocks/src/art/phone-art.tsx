/** A telephone that shows a little fair. */
export function PhoneArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 90 150" className={className} aria-hidden="true">
      <rect
        x="8"
        y="4"
        width="74"
        height="142"
        rx="14"
        fill="var(--design-button-bg)"
        stroke="var(--design-input-border-color)"
        strokeWidth="2.5"
      />
      <rect x="15" y="16" width="60" height="116" rx="7" fill="var(--design-sky-color)" />
      <path d="M38 10h14" stroke="var(--design-text-faint-color)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="45" cy="62" r="20" fill="none" stroke="var(--design-button-active-bg)" strokeWidth="4" />
      <path d="M45 42v40M25 62h40M31 48l28 28M59 48 31 76" stroke="var(--design-button-active-bg)" strokeWidth="2" />
      <g fill="var(--design-bulb-color)">
        <circle cx="45" cy="42" r="4" />
        <circle cx="45" cy="82" r="4" />
        <circle cx="25" cy="62" r="4" />
        <circle cx="65" cy="62" r="4" />
      </g>
      <path d="m45 62-16 42h32z" fill="var(--design-button-active-gradient-color)" />
      <path d="M15 104h60v21a7 7 0 0 1-7 7H22a7 7 0 0 1-7-7z" fill="var(--design-block-bg)" />
      <rect x="26" y="113" width="38" height="10" rx="5" fill="var(--design-button-active-bg)" />
    </svg>
  )
}
