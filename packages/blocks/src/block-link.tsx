import type { MouseEvent, ReactNode } from 'react'
import { useHost } from './host.ts'

/** Links whose popup's frame is drawn at the press, before any script has come (`site.css`). */
const OPENS_FORM = /^#(login|register)$/

/**
 * Something that follows a link of the link grammar. Where the link is a place, it is an anchor with its address, so that
 * it can be opened in another tab; where it only acts, a button; where there is none, plain content.
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
  /** For content that has no words of its own. */
  label?: string | undefined
  /** Whether it leads to the page on screen. */
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
