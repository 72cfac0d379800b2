import type { MouseEvent, ReactNode } from 'react'
import { useHost } from './host.ts'

/** Links whose popup's frame shows at the press, before any script runs (`site.css`). */
const OPENS_FORM = /^#(login|register)$/

/**
 * Follows a link of the link grammar. A link to a place is an anchor with its address, which can open in another tab;
 * one that only acts is a button; an empty link is plain content.
 */
export function BlockLink({
  to,
  className,
  label,
  current = false,
  children,
}: {
  to: string
  className?: string | undefined
  /** The accessible name, for content without words. */
  label?: string | undefined
  /** Whether it leads to the current page. */
  current?: boolean
  children: ReactNode
}) {
  const host = useHost()
  if (to === '') return <span className={className}>{children}</span>
  const href = host.hrefOf(to)
  if (href === undefined) {
    return (
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup={OPENS_FORM.test(to) ? 'dialog' : undefined}
        onClick={() => host.follow(to)}
      >
        {children}
      </button>
    )
  }
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    host.follow(to)
  }
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  )
}
