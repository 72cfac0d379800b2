import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { choice, link, moment, text } from '../kinds.ts'

/** When it is over, by the server's time, and the words before and after. */
export const countdownFields = {
  until: moment(),
  title: text('', 120),
  text: text('', 300),
  link: link(),
  linkText: text('', 60),
  whenOver: choice('message', 'hide'),
  overText: text('content.over', 200),
}

/** Time running out, second by second. */
export const countdown = defineBlock({
  comId: 'C000114',
  name: 'countdown',
  place: 'page',
  fields: countdownFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-44 w-full rounded-l" />,
})
