import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { faqFields } from './fields.ts'

const rows = ['a', 'b', 'c', 'd']

/** Questions that open to their answers. */
export const faq = defineBlock({
  comId: 'C000131',
  name: 'faq',
  place: 'page',
  fields: faqFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <span className="flex flex-col gap-2">
      {rows.map((row) => (
        <Skeleton key={row} className="h-14 rounded-m" />
      ))}
    </span>
  ),
})
