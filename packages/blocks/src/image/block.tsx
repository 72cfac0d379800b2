import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { imageFields } from './fields.ts'

/** One picture, with a caption and a link if the operator wants them. */
export const image = defineBlock({
  comId: 'C000112',
  name: 'image',
  place: 'page',
  fields: imageFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="aspect-video w-full rounded-l" />,
})
