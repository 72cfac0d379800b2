import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, link, text } from '../kinds.ts'

/** The words, what a press does, and how the button looks. */
export const buttonFields = {
  text: text('', 60),
  link: link(),
  look: choice('primary', 'plain', 'ghost'),
  size: choice('m', 'l'),
  align: choice('start', 'center', 'end', 'stretch'),
}

/** One button that follows a link. */
export const button = defineBlock({
  comId: 'C000110',
  name: 'button',
  place: 'page',
  fields: buttonFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-11 w-40 rounded-m" />,
})
