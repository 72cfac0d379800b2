import * as promotion from '@fairground/contract/calls/promotion'
import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, text } from '../kinds.ts'

/** The words, and whether the card stays without an event. */
export const redPacketCardFields = {
  title: text('perks.packetTitle', 120),
  text: text('perks.packetText', 300),
  whenOver: choice('hide', 'message'),
}

/** The current red packet event, until its end. */
export const redPacketCard = defineBlock({
  comId: 'C000123',
  name: 'red-packet-card',
  place: 'page',
  urges: true,
  fields: redPacketCardFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-80 w-full rounded-l" />,
  needs: () => [{ call: promotion.siteRedpack.name, request: {} }],
})
