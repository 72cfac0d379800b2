import { cx } from './cx.ts'
import { useCountUp } from './use-count-up.ts'

/**
 * Money in tabular figures, formatted by `format`; with `live` a rise counts up. Screen readers read the final value
 * only.
 */
export function Amount({
  value,
  format,
  live = false,
  countMs,
  className,
}: {
  value: number
  format: (value: number) => string
  live?: boolean
  /** How long a rise counts, in milliseconds. */
  countMs?: number
  className?: string
}) {
  return (
    <span className={cx('nums whitespace-nowrap', className)}>
      {live ? <Counting {...{ value, format, countMs }} /> : format(value)}
    </span>
  )
}

function Counting(props: { value: number; format: (value: number) => string; countMs: number | undefined }) {
  const { value, format, countMs } = props
  const shownValue = useCountUp(value, countMs)
  return (
    <>
      <span aria-hidden="true">{format(shownValue)}</span>
      <span className="sr-only">{format(value)}</span>
    </>
  )
}
