import { cx } from '@fairground/ui/cx'
import { type ReactNode, useId } from 'react'
import { BlockLink } from './block-link.tsx'

/**
 * A block with its own heading and, beside it, a link to more. Without a title it is a plain box.
 * @param props.isHeard the heading is for screen readers alone, since something on the page says it already
 */
export function BlockSection({
  title,
  more,
  isHeard = false,
  className,
  children,
}: {
  title: string
  isHeard?: boolean
  more?: { text: string; link: string } | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  if (title === '') return <div className={cx('min-w-0', className)}>{children}</div>
  return (
    <section aria-labelledby={id} className={cx('min-w-0', className)}>
      <div className={isHeard ? 'sr-only' : 'mb-4 flex items-baseline justify-between gap-4'}>
        <h2 id={id} className="text-l">
          {title}
        </h2>
        {more && more.link !== '' && more.text !== '' && (
          <BlockLink
            to={more.link}
            className="inline-flex min-h-6 shrink-0 items-center text-s font-semibold text-accent-text hover:underline"
          >
            {more.text}
          </BlockLink>
        )}
      </div>
      {children}
    </section>
  )
}
