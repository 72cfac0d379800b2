import { type ReactNode, useId } from 'react'

/** A card of the rail: its title, beside it a few words, and its content. */
export function RailCard({ title, aside, children }: { title: string; aside?: string | false; children: ReactNode }) {
  const id = useId()
  return (
    // With the words beside it: a block of the page may have the same title.
    <section
      aria-labelledby={`${id} ${id}-aside`}
      className="rounded-m border border-line bg-block px-4 pt-3 pb-2 shadow-block"
    >
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h2 id={id} className="min-w-0 truncate text-m">
          {title}
        </h2>
        {aside && (
          <p id={`${id}-aside`} className="nums shrink-0 text-s text-muted">
            {aside}
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
