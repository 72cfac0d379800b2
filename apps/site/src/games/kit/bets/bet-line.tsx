import type { ReactNode } from 'react'

/** The lines of a tab. */
export function BetLines({ children }: { children: ReactNode }) {
  return <ol className="divide-y divide-line rounded-m border border-line bg-block px-3 text-xs">{children}</ol>
}

/** The text in place of the lines. */
export function NoLines({ children }: { children: ReactNode }) {
  return <p className="rounded-m border border-line bg-block px-3 py-5 text-center text-xs text-muted">{children}</p>
}

/** A bet: its player, its stake, its multiplier, and its result in words. */
export function BetLine({
  name,
  stake,
  times,
  outcome,
  isGain,
}: {
  name: ReactNode
  stake: string
  times: string
  outcome: string
  isGain: boolean
}) {
  return (
    <li className="nums grid min-h-11 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2 py-1">
      <span className="truncate">{name}</span>
      <span className="text-end text-muted">
        {stake}
        {times && <span className="block font-semibold text-text">{times}</span>}
      </span>
      <span className={isGain ? 'text-end font-semibold text-win' : 'text-end text-muted'}>{outcome}</span>
    </li>
  )
}
