import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { downloadAppFields } from './fields.ts'

/** The ways to get the app. */
export const downloadApp = defineBlock({
  comId: 'C000126',
  name: 'download-app',
  place: 'page',
  urges: true,
  fields: downloadAppFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-56 w-full rounded-l" />,
})
