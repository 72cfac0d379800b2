import { defineBlock } from '../block.tsx'
import { number, text } from '../kinds.ts'

/** Above the games, and how many of them at most. */
export const myGamesFields = {
  title: text('games.mine', 80),
  most: number(8, 1, 24),
}

/** The favourites and the games last played; for whoever has none there is nothing to see. */
export const myGames = defineBlock({
  comId: 'C000136',
  name: 'my-games',
  place: 'page',
  fields: myGamesFields,
  load: () => import('./view.tsx'),
  Sketch: () => null,
})
