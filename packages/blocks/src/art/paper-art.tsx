/** A sheet that is pinned up, with nothing on it yet. */
export function PaperArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 140 112" className={className} aria-hidden="true">
      <g transform="rotate(-5 70 56)">
        <rect x="36" y="18" width="70" height="86" rx="6" fill="#000" fillOpacity=".2" />
        <path
          d="M34 20a6 6 0 0 1 6-6h58a6 6 0 0 1 6 6v58l-20 20H40a6 6 0 0 1-6-6z"
          fill="var(--design-button-bg)"
          stroke="var(--design-input-border-color)"
          strokeWidth="2"
        />
        <path d="M104 78 84 98V84a6 6 0 0 1 6-6z" fill="var(--design-input-border-color)" />
        <path
          d="M46 40h46M46 54h38M46 68h28"
          stroke="var(--design-text-faint-color)"
          strokeOpacity=".45"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="1 8"
        />
      </g>
      <circle cx="66" cy="18" r="8" fill="var(--design-button-active-gradient-color)" />
      <circle cx="63" cy="15" r="2.5" fill="#fff" fillOpacity=".6" />
    </svg>
  )
}
