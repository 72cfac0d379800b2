import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { vipProgressFields } from './fields.ts'

/** The player's level, and the ladder of them. */
export const vipProgress = defineBlock({
  comId: 'C000121',
  name: 'vip-progress',
  place: 'page',
  fields: vipProgressFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-72 w-full rounded-l" />,
})
