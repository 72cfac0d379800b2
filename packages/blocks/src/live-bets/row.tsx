import type { ReactNode } from 'react'
import { useGameName } from '../game-names.ts'

/** One line of the feed: the player, the game, and the result. */
export function Row({ name, gameId, children }: { name: string; gameId: string; children: ReactNode }) {
  const nameOf = useGameName()
  return (
    <li className="flex min-h-14 items-center gap-3 border-b-2 border-dotted border-line px-4 py-2 last:border-0">
      <span className="min-w-0 grow">
        <bdi className="block truncate font-semibold">{name}</bdi>
        <span className="block truncate text-xs text-muted">{nameOf(gameId)}</span>
      </span>
      <span className="nums flex flex-col items-end text-end">{children}</span>
    </li>
  )
}
