import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { comingGamesFields } from './fields.ts'

/** What is being built: drawn, named, and plainly not open yet. */
export const comingGames = defineBlock({
  comId: 'C000106',
  name: 'coming-games',
  place: 'page',
  fields: comingGamesFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div aria-hidden="true">
      <Skeleton className="mb-4 h-6 w-56" />
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4 desktop:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((game) => (
          <Skeleton key={game} className="h-44 rounded-m" />
        ))}
      </div>
    </div>
  ),
})
