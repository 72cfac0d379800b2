import { cx } from './cx.ts'

/** A scalloped awning along the top edge of a popup or a promotion: a low-contrast stripe with a wavy hem. */
export function Awning({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-x-0 top-0 h-7 bg-[repeating-linear-gradient(90deg,var(--design-button-active-gradient-color)_0_1.5rem,var(--design-button-active-bg)_1.5rem_3rem)] opacity-90 [mask:radial-gradient(0.75rem_0.75rem_at_50%_1rem,#000_98%,transparent)_0_0/1.5rem_100%,linear-gradient(#000,#000)_0_0/100%_1rem_no-repeat]',
        className,
      )}
    />
  )
}
