import { cx } from '@fairground/ui/cx'
import type { ReactNode } from 'react'

/** A switch at the end of a line, the whole of which can be pressed; `children` say what it switches. */
export function SwitchRow({
  on,
  onSwitch,
  className,
  children,
}: {
  on: boolean
  onSwitch: (on: boolean) => void
  className?: string
  children: ReactNode
}) {
  return (
    <label className={cx('flex min-h-[44px] cursor-pointer items-center justify-between gap-4 text-s', className)}>
      {children}
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
        className="size-6 accent-[var(--design-button-active-bg)]"
      />
    </label>
  )
}
