/** A ticket torn in two with a word across it. */
export function TornTicket({ word }: { word: string }) {
  return (
    <svg viewBox="0 0 280 132" className="w-64" aria-hidden="true">
      <g transform="rotate(-5 70 66)">
        <path
          d="M14 18h118l-7 14 9 12-10 13 9 13-10 12 8 14-5 16H14a6 6 0 0 1-6-6V80a14 14 0 0 0 0-28V24a6 6 0 0 1 6-6z"
          fill="var(--design-block-bg)"
          stroke="var(--design-border)"
          strokeWidth="1.5"
        />
        <path
          d="M28 34h70M28 98h60"
          stroke="var(--design-border)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="2 9"
        />
      </g>
      <g transform="rotate(4 210 66)">
        <path
          d="M150 18h118a6 6 0 0 1 6 6v28a14 14 0 0 0 0 28v26a6 6 0 0 1-6 6H146l6-16-9-14 10-12-9-13 10-13-9-12z"
          fill="var(--design-button-active-bg)"
        />
        <path
          d="M178 34h70M184 98h66"
          stroke="var(--design-button-text-color)"
          strokeOpacity=".35"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="2 9"
        />
      </g>
      <text
        x="70"
        y="80"
        transform="rotate(-5 70 66)"
        textAnchor="middle"
        fontSize="40"
        fontWeight="800"
        fontFamily="var(--font-display)"
        fill="var(--design-text-color)"
      >
        {word.slice(0, 1)}
      </text>
      <text
        x="211"
        y="80"
        transform="rotate(4 210 66)"
        textAnchor="middle"
        fontSize="40"
        fontWeight="800"
        fontFamily="var(--font-display)"
        fill="var(--design-button-text-color)"
      >
        {word.slice(1)}
      </text>
    </svg>
  )
}
