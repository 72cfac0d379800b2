const rays = Array.from({ length: 16 }, (_, at) => at * 22.5)

/** A prize ribbon: a pleated rosette with a star. */
export function RosetteArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 160" className={className} aria-hidden="true">
      <path d="M60 92 42 152l20-8 12 14 10-46z" fill="var(--design-button-active-gradient-color)" />
      <path d="m100 92 18 60-20-8-12 14-10-46z" fill="var(--design-button-active-gradient-color)" />
      <path d="M60 92 42 152l20-8 12 14 10-46zM100 92l18 60-20-8-12 14-10-46z" fill="#000" fillOpacity=".18" />
      <circle cx="80" cy="70" r="52" fill="var(--design-button-active-gradient-color)" />
      {rays.map((turn) => (
        <path
          key={turn}
          d="M80 70 75.5 16q4.5-3 9 0z"
          fill="var(--design-button-active-bg)"
          transform={`rotate(${turn} 80 70)`}
        />
      ))}
      <circle cx="80" cy="70" r="35" fill="#000" fillOpacity=".2" />
      <circle cx="80" cy="69" r="34" fill="var(--design-button-active-bg)" />
      <circle
        cx="80"
        cy="69"
        r="28"
        fill="none"
        stroke="var(--design-button-text-color)"
        strokeOpacity=".35"
        strokeWidth="2.5"
        strokeDasharray=".1 6"
        strokeLinecap="round"
      />
      <path
        d="m80 50 5.9 12 13.2 1.9-9.6 9.3 2.3 13.100L80 80.100l-11.8 6.2 2.3-13.1-9.6-9.300L74.1 62z"
        fill="var(--design-button-text-color)"
      />
    </svg>
  )
}
