import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The skeleton of a part: give it the size (and radius) of the real one. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block bg-button bg-[linear-gradient(100deg,transparent_30%,var(--design-border)_50%,transparent_70%)] bg-[length:200%_100%] animate-shimmer',
        // Of two radius classes the later one in the style sheet would win.
        className?.includes('rounded-') ? undefined : 'rounded-s',
        className,
      )}
    />
  )
}

/** Tells screen readers that something is loading, and shows its skeleton to others. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
