import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { list, rich, text } from '../kinds.ts'

const rows = ['a', 'b', 'c', 'd']

/** Questions with their answers, in their order. */
export const faqFields = {
  title: text('', 120),
  questions: list({ question: text('', 200), answer: rich() }, 40),
}

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
