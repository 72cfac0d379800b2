import type { CategoryGame } from '@fairground/contract'
import { BlockLink } from '../block-link.tsx'
import { GamePicture } from '../game-art/game-picture.tsx'
import { useGameName } from '../game-names.ts'

/** A game as a card: its picture, its name. */
export function GameCard({ game }: { game: CategoryGame }) {
  const nameOf = useGameName()
  return (
    <li>
      <BlockLink
        to={game.link}
        className="group relative isolate flex aspect-[4/5] w-full flex-col overflow-hidden rounded-m border border-line bg-block text-start shadow-block transition-[border-color,translate] duration-200 ease-out hover:-translate-y-0.5 hover:border-edge"
      >
        <span
          aria-hidden="true"
          className="awning absolute inset-0 -z-10 [mask:linear-gradient(#000,transparent_80%)]"
        />
        <span className="grid min-h-0 grow place-items-center p-3">
          <GamePicture game={game} />
        </span>
        <strong className="truncate px-3 pb-3 font-display text-m font-bold">{nameOf(game.gameId, game.name)}</strong>
      </BlockLink>
    </li>
  )
}
