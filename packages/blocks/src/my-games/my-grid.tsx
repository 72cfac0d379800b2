import { use } from 'react'
import { Failed } from '../failed.tsx'
import { GameCard } from '../game-grid/game-card.tsx'
import { GridSketch, TileGrid } from '../game-grid/grid-sketch.tsx'
import { NoGames } from '../game-grid/no-games.tsx'
import { useHost } from '../host.ts'
import { gamesIn, type MyView, myViews } from './my-view.ts'
import { useListedGames } from './use-listed-games.ts'

/** The player's own games of one kind, in the same grid as a category's games. */
export function MyGrid({ view }: { view: MyView }) {
  const host = useHost()
  const t = host.useTranslate()
  const games = useListedGames(gamesIn(view, use(host.loadMyGames()).useMyGames()))
  if (games.state === 'failed') return <Failed retry={games.retry} />
  if (games.state === 'loading') return <GridSketch />
  if (games.answer.length === 0) return <NoGames text={t(myViews[view].empty)} />
  return (
    <TileGrid>
      {games.answer.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
    </TileGrid>
  )
}
