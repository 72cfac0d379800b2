import { findEmblem } from '../../../games/emblems.ts'
import { ink } from '../../../games/kit/ink.ts'

/** A star, for a game without an emblem. */
const Star = () => <path d="m24 5 5.500 12.500L43 19 33 28l3 14-12-7-12 7 3-14L5 19l13.500-1.500z" fill={ink.amber} />

/** A game's emblem, 48 by 48. Decoration: the name stands next to it. */
export function GameEmblem({ game }: { game: string }) {
  const Drawn = findEmblem(game) ?? Star
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12 shrink-0">
      <Drawn />
    </svg>
  )
}
