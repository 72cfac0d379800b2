import type { ReactNode } from 'react'

/** One fact: its name and what it is; without a value it is left out. */
export interface Fact {
  name: string
  value: ReactNode
}

/** Facts in rows: the name before the value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col">
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== '' && typeof value !== 'boolean')
        .map(({ name, value }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-0">
            <dt className="shrink-0 text-s text-muted">{name}</dt>
            <dd className="nums min-w-0 text-end text-s font-semibold break-words">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Numbers in tiles, two or three beside each other. */
export function Tiles({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-2 tablet:grid-cols-3">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0 rounded-m bg-ground px-3 py-2.5">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="nums text-s font-bold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
