import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { gameSearchFields } from './fields.ts'

/** A field that finds a game by its name. */
export const gameSearch = defineBlock({
  comId: 'C000104',
  name: 'game-search',
  place: 'page',
  fields: gameSearchFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-12 rounded-m" />,
})
