import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { recentRoundsFields } from './fields.ts'
import { RoundsSketch } from './rounds-sketch.tsx'

/** The player's last rounds as a roll of tickets. */
export const recentRounds = defineBlock({
  comId: 'C000107',
  name: 'recent-rounds',
  place: 'page',
  fields: recentRoundsFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div aria-hidden="true">
      <Skeleton className="mb-4 h-6 w-40" />
      <RoundsSketch rows={5} />
    </div>
  ),
})
