import { Awning, cx } from '@fairground/ui'
import { type ReactNode, useId } from 'react'

/** A card of something that the house gives: an awning, a drawing, what it is, and what to do about it. */
export function PerkCard({
  title,
  text,
  art,
  children,
  className,
}: {
  title: string
  text: string
  art: ReactNode
  children?: ReactNode
  className?: string | undefined
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'relative isolate flex flex-col items-center gap-3 overflow-hidden rounded-l border border-line bg-block px-5 pt-13 pb-6 text-center shadow-block',
        className,
      )}
    >
      <Awning />
      {art}
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-l">
          {title}
        </h2>
        <p className="mx-auto max-w-sm text-s text-muted">{text}</p>
      </div>
      {children}
    </section>
  )
}
