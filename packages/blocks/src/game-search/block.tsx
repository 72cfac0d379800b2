import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { number, text } from '../kinds.ts'

/** The words in the field, and how many games it finds at most. */
export const gameSearchFields = {
  placeholder: text('games.searchFor', 80),
  most: number(8, 1, 30),
}

/** A field that finds a game by its name. */
export const gameSearch = defineBlock({
  comId: 'C000104',
  name: 'game-search',
  place: 'page',
  fields: gameSearchFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-12 rounded-m" />,
})
