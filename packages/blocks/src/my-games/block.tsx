import { defineBlock } from '../block.tsx'
import { number, text } from '../kinds.ts'

/** The title, and how many games it shows at most. */
export const myGamesFields = {
  title: text('games.mine', 80),
  most: number(8, 1, 24),
}

/** The favourites and the last played games; nothing without any. */
export const myGames = defineBlock({
  comId: 'C000136',
  name: 'my-games',
  place: 'page',
  fields: myGamesFields,
  load: () => import('./view.tsx'),
  Sketch: () => null,
})
