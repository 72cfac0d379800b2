import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { awardsFigureFields } from './fields.ts'

/** How much has been bet, as one large figure. */
export const awardsFigure = defineBlock({
  comId: 'C000109',
  name: 'awards-figure',
  place: 'page',
  fields: awardsFigureFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-40 w-full rounded-l" />,
})
