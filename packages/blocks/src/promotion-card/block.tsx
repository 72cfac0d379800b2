import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { promotionCardFields } from './fields.ts'

/** A promotion as a ticket with a stub to tear off. */
export const promotionCard = defineBlock({
  comId: 'C000118',
  name: 'promotion-card',
  place: 'page',
  fields: promotionCardFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-72 w-full rounded-l" />,
})
