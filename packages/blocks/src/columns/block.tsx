import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, items, list, number } from '../kinds.ts'

/** One to four columns, each with its blocks and its share of the width; and up to which layout they stack. */
export const columnsFields = {
  columns: list({ items: items(20), share: number(1, 1, 6) }, 4),
  stack: choice('tablet', 'phone', 'never'),
  align: choice('start', 'stretch', 'center'),
  gap: choice('m', 's', 'l'),
}

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
