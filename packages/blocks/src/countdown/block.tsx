import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { countdownFields } from './fields.ts'

/** Time running out, second by second. */
export const countdown = defineBlock({
  comId: 'C000114',
  name: 'countdown',
  place: 'page',
  fields: countdownFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-44 w-full rounded-l" />,
})
