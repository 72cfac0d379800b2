import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, link, moment, text } from '../kinds.ts'

/** The end by the server's time, and the words before and after it. */
export const countdownFields = {
  until: moment(),
  title: text('', 120),
  text: text('', 300),
  link: link(),
  linkText: text('', 60),
  whenOver: choice('message', 'hide'),
  overText: text('content.over', 200),
}

/** A countdown, updated each second. */
export const countdown = defineBlock({
  comId: 'C000114',
  name: 'countdown',
  place: 'page',
  urges: true,
  fields: countdownFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-44 w-full rounded-l" />,
})
