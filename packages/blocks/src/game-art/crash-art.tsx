const line = { fill: 'none', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const accent = 'var(--design-button-active-bg)'
const coral = 'var(--design-button-active-gradient-color)'
const quiet = 'var(--design-text-faint-color)'

/** A rising curve with a rocket at its end. 120 by 120, in the middle of whatever it stands in. */
export function CrashArt() {
  return (
    <svg viewBox="0 0 120 120" className="size-full" aria-hidden="true">
      <path d="M14 98h92" {...line} stroke={quiet} strokeOpacity=".4" strokeDasharray="2 10" />
      <path d="M16 96c34-2 56-18 70-52" {...line} stroke={accent} />
      <g transform="translate(88 36) rotate(24)">
        <path d="M0-22c9 8 11 18 9 30H-9C-11-4-9-14 0-22z" fill="var(--design-text-color)" />
        <path d="M-9 8-16 16v-12l6-6zM9 8l7 8v-12l-6-6z" fill={coral} />
        <circle cy="-5" r="4" fill="var(--design-info-color)" />
        <path d="M-5 11h10L0 24z" fill={accent} />
      </g>
    </svg>
  )
}
