import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { fairStepsFields } from './fields.ts'

/** How a round is fair, in a few steps below a string of lamps. */
export const fairSteps = defineBlock({
  comId: 'C000129',
  name: 'fair-steps',
  place: 'page',
  fields: fairStepsFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div aria-hidden="true">
      <Skeleton className="mb-14 h-8 w-64" />
      <div className="grid gap-8 tablet:grid-cols-3">
        {['a', 'b', 'c'].map((step) => (
          <Skeleton key={step} className="h-40 rounded-m" />
        ))}
      </div>
    </div>
  ),
})
