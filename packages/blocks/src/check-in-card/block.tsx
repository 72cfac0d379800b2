import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { text } from '../kinds.ts'

/** The words above the bonuses. */
export const checkInCardFields = { title: text('perks.checkInTitle', 120) }

/** The daily check-in bonuses. */
export const checkInCard = defineBlock({
  comId: 'C000122',
  name: 'check-in-card',
  place: 'page',
  urges: true,
  fields: checkInCardFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-80 w-full rounded-l" />,
})
