import type { ReactNode } from 'react'

/** A titled part of a panel. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-m">{title}</h3>
      {children}
    </section>
  )
}
