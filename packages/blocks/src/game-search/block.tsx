import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, number, text } from '../kinds.ts'

/** The words in the field, how many games it finds at most, and whether a desktop shows it, whose header may have the search. */
export const gameSearchFields = {
  placeholder: text('games.searchFor', 80),
  most: number(8, 1, 30),
  onDesktop: choice('show', 'hide'),
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
