import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { sportsHighlightsFields } from './fields.ts'

/** Matches to bet on. */
export const sportsHighlights = defineBlock({
  comId: 'C000125',
  name: 'sports-highlights',
  place: 'page',
  fields: sportsHighlightsFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-64 w-full rounded-l" />,
})
