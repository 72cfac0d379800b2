import type { ChatMessage } from '@fairground/contract/chat'
import type { ChatCard } from '@fairground/contract/chat-cards'
import { BetCard } from './bet-card.tsx'
import { ClosingCard } from './closing-card.tsx'
import { ResultCard } from './result-card.tsx'
import { WinCard } from './win-card.tsx'

/** The card of a message: a new kind is one more line. */
export function CardView({ message, card }: { message: ChatMessage; card: ChatCard }) {
  switch (card.kind) {
    case 'bet':
      return <BetCard message={message} card={card} />
    case 'result':
      return <ResultCard card={card} />
    case 'closing':
      return <ClosingCard card={card} />
    case 'win':
      return <WinCard card={card} />
  }
}
