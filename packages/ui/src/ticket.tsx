import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * A ticket: a head and a stub with a dotted line and two notches between them. For bet slips, receipts and round pages.
 */
export function Ticket({ head, children, className }: { head: ReactNode; children: ReactNode; className?: string }) {
  return (
    <article className={cx('drop-shadow-[0_8px_20px_rgb(2_6_14/30%)]', className)}>
      <div className="rounded-t-m bg-button px-5 pt-5 pb-4 [mask:radial-gradient(circle_0.5rem_at_0_100%,transparent_98%,#000)_0_0/51%_100%_no-repeat,radial-gradient(circle_0.5rem_at_100%_100%,transparent_98%,#000)_100%_0/51%_100%_no-repeat]">
        {head}
      </div>
      <div className="relative rounded-b-m bg-button px-5 pt-4 pb-5 [mask:radial-gradient(circle_0.5rem_at_0_0,transparent_98%,#000)_0_0/51%_100%_no-repeat,radial-gradient(circle_0.5rem_at_100%_0,transparent_98%,#000)_100%_0/51%_100%_no-repeat]">
        <span aria-hidden="true" className="absolute inset-x-4 top-0 border-t-2 border-dotted border-line" />
        {children}
      </div>
    </article>
  )
}
