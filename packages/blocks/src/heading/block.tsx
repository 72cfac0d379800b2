import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, flag, link, text } from '../kinds.ts'

/** The words, a link to more, and the alignment. */
export const headingFields = {
  text: text('', 120),
  kicker: text('', 80),
  lead: text('', 400),
  level: choice('2', '1', '3'),
  align: choice('start', 'center'),
  bulbs: flag('off'),
  link: link(),
  linkText: text('', 60),
}

/** A heading with an optional line above, lead below and link beside it. */
export const heading = defineBlock({
  comId: 'C000119',
  name: 'heading',
  place: 'page',
  fields: headingFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-8 w-64 max-w-full" />,
})
