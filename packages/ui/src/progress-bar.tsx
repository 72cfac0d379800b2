const FILL = {
  accent: '[&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent',
  safe: '[&::-webkit-progress-value]:bg-safe [&::-moz-progress-bar]:bg-safe',
  win: '[&::-webkit-progress-value]:bg-win [&::-moz-progress-bar]:bg-win',
} as const

/** A bar of how much of something is done or used. @param props.label for who cannot see it */
export function ProgressBar({
  label,
  value,
  max,
  tone,
}: {
  label: string
  value: number
  /** Above 0. */
  max: number
  tone: keyof typeof FILL
}) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={`h-2 w-full appearance-none overflow-hidden rounded-full bg-button [&::-webkit-progress-bar]:bg-button ${FILL[tone]}`}
    />
  )
}
