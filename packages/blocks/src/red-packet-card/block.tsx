import { promotion } from '@fairground/contract'
import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { redPacketCardFields } from './fields.ts'

/** The red packet event under way, until its end. */
export const redPacketCard = defineBlock({
  comId: 'C000123',
  name: 'red-packet-card',
  place: 'page',
  fields: redPacketCardFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-80 w-full rounded-l" />,
  needs: () => [{ call: promotion.siteRedpack.name, request: {} }],
})
