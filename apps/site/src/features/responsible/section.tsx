import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSearch } from '../../kernel/router/index.ts'

/** The parts of the page that a link can lead to: `/responsible?part=breaks`. */
export type PagePart = 'limits' | 'breaks' | 'statement'

/** A part of the page with its heading. The part that the address names comes into view and gets the focus. */
export function Section({
  title,
  text,
  part,
  children,
}: {
  title: string
  text?: string
  part?: PagePart
  children: ReactNode
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const meantPart = useSearch().get('part')
  const isMeant = part !== undefined && meantPart === part
  useEffect(() => {
    if (isMeant) heading.current?.focus()
  }, [isMeant])
  return (
    <section aria-labelledby={id} className="rounded-m border border-line bg-block p-4 shadow-block">
      <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-24 text-l outline-none">
        {title}
      </h2>
      {text && <p className="mt-1 text-s text-muted">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
