/** A phone that shows a code between two rows of lamps. Decoration. */
export function PhoneWithCode({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 72 112" aria-hidden="true" className={className}>
      <rect
        x="4"
        y="4"
        width="64"
        height="104"
        rx="12"
        fill="var(--design-button-bg)"
        stroke="var(--design-border)"
        strokeWidth="2"
      />
      <rect x="10" y="14" width="52" height="84" rx="6" fill="var(--main-bg-color)" />
      <rect x="28" y="8" width="16" height="2.5" rx="1.25" fill="var(--design-text-faint-color)" />
      {[16, 26, 36, 46, 56].map((x) => (
        <circle key={x} cx={x} cy="26" r="2.2" fill="var(--design-bulb-color)" />
      ))}
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <rect
          key={at}
          x={14 + at * 7 + (at > 2 ? 4 : 0)}
          y="44"
          width="5"
          height="16"
          rx="2"
          fill={at > 2 ? 'var(--design-button-active-gradient-color)' : 'var(--design-button-active-bg)'}
        />
      ))}
      <rect x="14" y="70" width="44" height="4" rx="2" fill="var(--design-button-bg)" />
      <rect x="14" y="70" width="30" height="4" rx="2" fill="var(--design-safe-color)" />
      {[16, 26, 36, 46, 56].map((x) => (
        <circle key={x} cx={x} cy="88" r="2.2" fill="var(--design-bulb-color)" opacity="0.5" />
      ))}
    </svg>
  )
}
