import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { gameGridFields } from './fields.ts'
import { GridSketch } from './grid-sketch.tsx'

/** The games of a category as cards. */
export const gameGrid = defineBlock({
  comId: 'C000103',
  name: 'game-grid',
  place: 'page',
  fields: gameGridFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div aria-hidden="true">
      <Skeleton className="mb-4 h-6 w-32" />
      <GridSketch />
    </div>
  ),
  needs: ({ category, pageSize }) => [{ call: 'game.categoryPage', request: { id: category, pageNo: 1, pageSize } }],
})
