import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, image, link, moment, text } from '../kinds.ts'

/** The promise, its end, and its link. */
export const promotionCardFields = {
  image: image(),
  /** The drawing where there is no picture. */
  art: choice('rosette', 'trophy', 'tickets', 'envelopes', 'calendar', 'crown'),
  badge: text('', 40),
  title: text('', 120),
  text: text('', 400),
  link: link(),
  linkText: text('content.more', 60),
  until: moment(),
  terms: text('', 300),
  look: choice('ticket', 'wide'),
}

/** A promotion as a ticket with a stub to tear off. */
export const promotionCard = defineBlock({
  comId: 'C000118',
  name: 'promotion-card',
  place: 'page',
  urges: true,
  fields: promotionCardFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-72 w-full rounded-l" />,
})
