import type { ChatMessage } from '@fairground/contract/chat'
import type { ChatCard } from '@fairground/contract/chat-cards'
import { lazyPart } from '@fairground/ui/lazy-part'
import { Suspense } from 'react'

// The words of bets are no part of a room without cards.
const CardView = lazyPart(() => import('./card-view.tsx'), 'CardView')

/** The card of a message, once its words are there. */
export function CardPlace(props: { message: ChatMessage; card: ChatCard }) {
  return (
    <Suspense fallback={<span className="block h-24" />}>
      <CardView {...props} />
    </Suspense>
  )
}
