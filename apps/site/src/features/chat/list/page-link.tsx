import type { ReactNode } from 'react'
import { Link } from '../../../kernel/router/index.ts'

/** A link to a page of this site. In a frame of another site it opens a page of its own: only a lottery may stand in a frame. */
export function PageLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return (
    <Link to={to} target={window.parent === window ? undefined : '_blank'} className={className}>
      {children}
    </Link>
  )
}
