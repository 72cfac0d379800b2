import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { depositCallFields } from './fields.ts'

/** The stall where play money is handed out. */
export const depositCall = defineBlock({
  comId: 'C000130',
  name: 'deposit-call',
  place: 'page',
  fields: depositCallFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-84 rounded-l" />,
})
