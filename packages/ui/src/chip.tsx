import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'

/** A small choice in a row of choices; `on` marks the chosen one (announced as pressed). */
export function Chip({
  on = false,
  children,
  className,
  ...rest
}: { on?: boolean; children: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={on}
      className={cx(
        'nums inline-flex min-h-10 items-center justify-center gap-1.5 rounded-s border px-3 text-s font-semibold transition-[scale,background-color,border-color] duration-120 ease-out active:scale-[0.97] disabled:opacity-50',
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
