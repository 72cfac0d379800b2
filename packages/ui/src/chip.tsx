import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * A small choice in a row of choices; `on` marks the chosen one (announced as pressed). `stacked`: its parts are lines, one
 * below the other.
 */
export function Chip({
  on = false,
  stacked = false,
  children,
  className,
  ...rest
}: { on?: boolean; stacked?: boolean; children: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={on}
      className={cx(
        'nums inline-flex min-h-10 items-center justify-center rounded-s border text-s font-semibold transition-[scale,background-color,border-color] duration-120 ease-out active:scale-[0.97] disabled:opacity-50',
        stacked ? 'flex-col px-1 leading-tight' : 'gap-1.5 px-3',
        on
          ? 'border-accent bg-[color-mix(in_srgb,var(--design-button-active-bg)_16%,var(--design-block-bg))] text-accent-text'
          : 'border-line bg-button text-text hover:brightness-115',
        className,
      )}
    >
      {children}
    </button>
  )
}
