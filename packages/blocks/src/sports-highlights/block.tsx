import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { text } from '../kinds.ts'

/** The words above the matches. */
export const sportsHighlightsFields = { title: text('perks.sportsTitle', 120) }

/** Matches to bet on. */
export const sportsHighlights = defineBlock({
  comId: 'C000125',
  name: 'sports-highlights',
  place: 'page',
  urges: true,
  fields: sportsHighlightsFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-64 w-full rounded-l" />,
})
