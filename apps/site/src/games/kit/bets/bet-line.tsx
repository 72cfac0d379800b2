import type { ReactNode } from 'react'

/** The lines of a tab. */
export function BetLines({ children }: { children: ReactNode }) {
  return <ol className="divide-y divide-line rounded-m border border-line bg-block px-3 text-xs">{children}</ol>
}

/** What stands in place of lines. */
export function NoLines({ children }: { children: ReactNode }) {
  return <p className="rounded-m border border-line bg-block px-3 py-5 text-center text-xs text-muted">{children}</p>
}

/** Whose bet, its stake, its multiplier and what it came to, in words. */
export function BetLine({
  who,
  stake,
  times,
  outcome,
  isGain,
}: {
  who: ReactNode
  stake: string
  times: string
  outcome: string
  isGain: boolean
}) {
  return (
    <li className="nums grid min-h-11 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2 py-1">
      <span className="truncate">{who}</span>
      <span className="text-end text-muted">
        {stake}
        {times && <span className="block font-semibold text-text">{times}</span>}
      </span>
      <span className={isGain ? 'text-end font-semibold text-win' : 'text-end text-muted'}>{outcome}</span>
    </li>
  )
}
