import { type ReactNode, use } from 'react'
import { BlockSection } from '../block-section.tsx'
import { GameCard } from '../game-grid/game-card.tsx'
import { useHost } from '../host.ts'
import { useListedGames } from './use-listed-games.ts'

/** The player's own games in a row that scrolls: favourites first, then the last played. */
export function MyRow({ title, most }: { title: string; most: number }): ReactNode {
  const host = useHost()
  const text = host.useText()
  const { favourites, recent } = use(host.loadMyGames()).useMyGames()
  const games = useListedGames([...new Set([...favourites, ...recent])].slice(0, most))
  if (games.state !== 'ready' || games.answer.length === 0) return null
  return (
    <BlockSection title={text(title)}>
      <ul className="-mx-3 flex snap-x gap-3 overflow-x-auto px-3 py-1 [scrollbar-width:thin] tablet:gap-4">
        {games.answer.map((game) => (
          <GameCard key={game.id} game={game} className="w-32 shrink-0 snap-start tablet:w-40" />
        ))}
      </ul>
    </BlockSection>
  )
}
