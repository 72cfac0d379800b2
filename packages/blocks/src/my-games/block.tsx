import { defineBlock } from '../block.tsx'
import { myGamesFields } from './fields.ts'

/** The favourites and the games last played; for whoever has none there is nothing to see. */
export const myGames = defineBlock({
  comId: 'C000136',
  name: 'my-games',
  place: 'page',
  fields: myGamesFields,
  load: () => import('./view.tsx'),
  Sketch: () => null,
})
