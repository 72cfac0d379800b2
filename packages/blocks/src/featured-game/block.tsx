import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { featuredGameFields } from './fields.ts'

/** The card of one game, with its return to player as the operator's settings give it. */
export const featuredGame = defineBlock({
  comId: 'C000105',
  name: 'featured-game',
  place: 'page',
  fields: featuredGameFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div aria-hidden="true">
      <Skeleton className="mb-4 h-6 w-24" />
      <Skeleton className="h-112 rounded-l tablet:h-72 desktop:h-112" />
    </div>
  ),
  needs: ({ gameId }) => (gameId === '' ? [] : [{ call: 'game.settings', request: { gameId } }]),
})
