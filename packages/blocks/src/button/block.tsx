import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { buttonFields } from './fields.ts'

/** One button that follows a link. */
export const button = defineBlock({
  comId: 'C000110',
  name: 'button',
  place: 'page',
  fields: buttonFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-11 w-40 rounded-m" />,
})
