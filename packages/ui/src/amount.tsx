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
  className,
}: {
  value: number
  format: (value: number) => string
  live?: boolean
  className?: string
}) {
  return (
    <span className={cx('nums whitespace-nowrap', className)}>
      {live ? <Counting {...{ value, format }} /> : format(value)}
    </span>
  )
}

function Counting({ value, format }: { value: number; format: (value: number) => string }) {
  const shownValue = useCountUp(value)
  return (
    <>
      <span aria-hidden="true">{format(shownValue)}</span>
      <span className="sr-only">{format(value)}</span>
    </>
  )
}
