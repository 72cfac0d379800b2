import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, text } from '../kinds.ts'

/** The words around the figure; the figure itself follows from the start-up configuration. */
export const awardsFigureFields = {
  title: text('winners.awardsTitle', 120),
  note: text('', 200),
  counts: choice('show', 'hide'),
}

/** How much has been bet, as one large figure. */
export const awardsFigure = defineBlock({
  comId: 'C000109',
  name: 'awards-figure',
  place: 'page',
  urges: true,
  fields: awardsFigureFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-40 w-full rounded-l" />,
})
