import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { checkInCardFields } from './fields.ts'

/** The daily check-in bonuses. */
export const checkInCard = defineBlock({
  comId: 'C000122',
  name: 'check-in-card',
  place: 'page',
  fields: checkInCardFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-80 w-full rounded-l" />,
})
