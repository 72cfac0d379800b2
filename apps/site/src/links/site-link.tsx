import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { isPlainClick } from './clicks.ts'
import { followLink } from './follow-link.ts'
import { hrefOf } from './href-of.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel' | 'onClick'>

/**
 * A link of the link grammar. A link to a place is an anchor with its address, which can open in another tab; one that
 * only acts is a button.
 */
export function SiteLink({ to, children, ...rest }: Props & { to: string }) {
  const href = hrefOf(to)
  if (href === undefined) {
    const { className, id, title, 'aria-label': label } = rest
    return (
      <button
        type="button"
        className={className}
        id={id}
        title={title}
        aria-label={label}
        onClick={() => followLink(to)}
      >
        {children}
      </button>
    )
  }
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    followLink(to)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
