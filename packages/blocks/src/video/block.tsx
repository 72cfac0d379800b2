import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { videoFields } from './fields.ts'

/** A film with the browser's own controls. */
export const video = defineBlock({
  comId: 'C000113',
  name: 'video',
  place: 'page',
  fields: videoFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="aspect-video w-full rounded-l" />,
})
