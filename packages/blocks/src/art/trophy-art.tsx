/** A cup with a star, drawn in the theme's colours. */
export function TrophyArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 140 120" className={className} aria-hidden="true">
      <path
        d="M38 24H22c0 24 8 36 24 40M102 24h16c0 24-8 36-24 40"
        fill="none"
        stroke="var(--design-button-active-gradient-color)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M36 12h68v26c0 22-14 38-34 38S36 60 36 38z" fill="var(--design-button-active-bg)" />
      <path d="M70 12h34v26c0 22-14 38-34 38z" fill="#000" fillOpacity=".12" />
      <path
        d="m70 24 5 10.2 11.2 1.6-8.1 7.9 1.9 11.200L70 49.600l-10 5.3 1.9-11.2-8.1-7.900L65 34.200z"
        fill="var(--design-button-text-color)"
        fillOpacity=".8"
      />
      <path d="M62 74h16l4 20H58z" fill="var(--design-button-active-gradient-color)" />
      <rect
        x="42"
        y="92"
        width="56"
        height="16"
        rx="5"
        fill="var(--design-button-bg)"
        stroke="var(--design-input-border-color)"
        strokeWidth="2"
      />
      <g fill="var(--design-bulb-color)">
        <circle cx="54" cy="100" r="2.5" />
        <circle cx="70" cy="100" r="2.5" />
        <circle cx="86" cy="100" r="2.5" />
      </g>
    </svg>
  )
}
