import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A piece of what comes, in its shape: give it the size (and radius) of the real thing. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block bg-button bg-[linear-gradient(100deg,transparent_30%,var(--design-border)_50%,transparent_70%)] bg-[length:200%_100%] animate-shimmer',
        // Of two radii the style sheet would take the one that stands later in it.
        className?.includes('rounded-') ? undefined : 'rounded-s',
        className,
      )}
    />
  )
}

/** Says to screen readers that something is being fetched, and shows its shape to the others. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
