import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** An empty list, or an empty page with `title` as its heading: a picture, the reason, and an action. */
export function EmptyState({
  as: Title = 'p',
  picture,
  title,
  text,
  action,
  className,
}: {
  as?: 'p' | 'h1'
  picture?: ReactNode
  title: string
  text: string
  action?: ReactNode
  className?: string
}) {
  return (
    <div className={cx('flex flex-col items-center gap-3 px-6 py-10 text-center', className)}>
      {picture && <div className="text-faint">{picture}</div>}
      <Title className="font-display text-l font-semibold">{title}</Title>
      <p className="max-w-sm text-s text-muted">{text}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
