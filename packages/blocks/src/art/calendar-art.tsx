const days = [0, 1, 2, 3, 4, 5, 6, 7]

/** A calendar sheet with its first days stamped. */
export function CalendarArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 140 112" className={className} aria-hidden="true">
      <g transform="rotate(-4 70 56)">
        <rect
          x="24"
          y="16"
          width="92"
          height="84"
          rx="10"
          fill="var(--design-button-bg)"
          stroke="var(--design-input-border-color)"
          strokeWidth="2"
        />
        <path d="M24 38V26a10 10 0 0 1 10-10h72a10 10 0 0 1 10 10v12z" fill="var(--design-button-active-bg)" />
        <path
          d="M46 8v16M94 8v16"
          stroke="var(--design-button-active-gradient-color)"
          strokeWidth="6"
          strokeLinecap="round"
        />
        {days.map((day) => (
          <rect
            key={day}
            x={33 + (day % 4) * 20}
            y={48 + Math.floor(day / 4) * 22}
            width="14"
            height="14"
            rx="4"
            fill={day < 3 ? 'var(--design-bulb-color)' : 'var(--design-text-faint-color)'}
            fillOpacity={day < 3 ? 1 : 0.35}
          />
        ))}
        <path
          d="m36.5 55 3 3 5.5-6M56.5 55l3 3 5.5-6M76.5 55l3 3 5.5-6"
          fill="none"
          stroke="#000"
          strokeOpacity=".55"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  )
}
