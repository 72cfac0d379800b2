import type { ClosingCard as Card } from '@fairground/contract/chat-cards'
import { useCountdown } from '../../../player/countdown.ts'
import { useChatText } from '../chat-text.ts'
import { CardFrame } from './card-frame.tsx'

/** Says that a term takes bets for some seconds more, and then that it takes none. */
export function ClosingCard({ card }: { card: Card }) {
  const t = useChatText()
  const seconds = Math.ceil(useCountdown(card.closesAt) / 1000)
  return (
    <CardFrame card={card}>
      <p className="nums">{seconds > 0 ? t('chat.cardClosing', { seconds }) : t('chat.cardClosedNow')}</p>
    </CardFrame>
  )
}
