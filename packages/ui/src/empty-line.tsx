import type { ReactNode } from 'react'

/** An empty list that a person asked for, in one line: that it is empty, more to it, and what can be done. */
export function EmptyLine({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-m border border-line bg-block px-4 py-2 shadow-block">
      <p className="min-w-0 grow text-s">
        <strong className="font-semibold">{title}</strong> <span className="text-muted">{text}</span>
      </p>
      {action}
    </div>
  )
}
