import type { WinCard as Card } from '@fairground/contract/chat-cards'
import { formatMultiplier } from '../../../games/kit/numbers.ts'
import { useLocale } from '../../../kernel/language/language.ts'
import { useChatText } from '../chat-text.ts'
import { CardFrame, CardLink } from './card-frame.tsx'

/** A big win of a player, whom the line above it names. */
export function WinCard({ card }: { card: Card }) {
  const t = useChatText()
  const locale = useLocale()
  return (
    <CardFrame card={card} aside={<CardLink to={`/round/${card.slipId}`}>{t('chat.cardSlip')}</CardLink>}>
      <p className="font-semibold text-win">
        {t('chat.cardWin', { times: formatMultiplier(card.multiplier, locale) })}
      </p>
    </CardFrame>
  )
}
