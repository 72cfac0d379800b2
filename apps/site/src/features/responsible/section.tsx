import { type ReactNode, useId } from 'react'

/** A part of the page with its heading. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-m border border-line bg-block p-4 shadow-block">
      <h2 id={id} className="text-l">
        {title}
      </h2>
      {text && <p className="mt-1 text-s text-muted">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
