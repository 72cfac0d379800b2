import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { columnsFields } from './fields.ts'

/** Blocks side by side. */
export const columns = defineBlock({
  comId: 'C000115',
  name: 'columns',
  place: 'page',
  fields: columnsFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <span className="grid gap-4 tablet:grid-cols-2">
      <Skeleton className="h-64 rounded-l" />
      <Skeleton className="h-64 rounded-l" />
    </span>
  ),
})
