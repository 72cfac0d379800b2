import { cx } from './cx.ts'

/**
 * A string of small lamps. `lit` of `count` shine: progress, or all of them for an active state. Decoration unless
 * `label` names what it measures.
 */
export function Bulbs({
  count,
  lit = count,
  label,
  className,
}: {
  count: number
  lit?: number
  label?: string
  className?: string
}) {
  const labelProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span {...labelProps} className={cx('flex items-center justify-between gap-1', className)}>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <span
          key={at}
          className={cx(
            'size-1.5 rounded-full transition-colors duration-200',
            at < lit ? 'bg-bulb shadow-[0_0_8px_var(--design-bulb-color)]' : 'bg-line',
          )}
        />
      ))}
    </span>
  )
}
