import type { ChatMessage } from '@fairground/contract/chat'
import type { BetCard as Card } from '@fairground/contract/chat-cards'
import { outcomeOf } from '@fairground/contract/outcome'
import { Badge, type Tone } from '@fairground/ui/badge'
import { Button } from '@fairground/ui/button'
import { use } from 'react'
import { lineName } from '../../../games/kit/lottery/pick-words.ts'
import { requestSlip } from '../../../games/kit/lottery/slip-request.ts'
import { useLotteryTranslate } from '../../../games/kit/lottery/words.ts'
import { formatMultiplier } from '../../../games/kit/numbers.ts'
import { useLocale } from '../../../kernel/language/language.ts'
import { followLink } from '../../../links/follow-link.ts'
import { useCountdown } from '../../../player/countdown.ts'
import { formatMoney } from '../../../player/money.ts'
import { closePopup } from '../../../popups/popups.ts'
import { type ChatTranslate, useChatText } from '../chat-text.ts'
import { MeContext } from '../list/me.ts'
import { useBets } from './bets-context.ts'
import { CardFrame, CardLink } from './card-frame.tsx'

/** Lines that a card shows; the page of the slip has the others. */
const MOST_LINES = 5

/** The slip of a player: its picks, how it stands, and the button that follows it. */
export function BetCard({ message, card }: { message: ChatMessage; card: Card }) {
  const t = useChatText()
  const words = useLotteryTranslate()
  const more = card.lines.length - MOST_LINES
  const isDecided = card.state !== 'open'
  return (
    <CardFrame card={card} aside={<State card={card} />}>
      <ul className="mt-1">
        {card.lines.slice(0, MOST_LINES).map((line) => (
          <li key={`${line.market} ${line.pick}`} className="flex justify-between gap-3 py-0.5">
            <span className="min-w-0">{lineName(line, words)}</span>
            <Stake card={card} stake={line.stake} />
          </li>
        ))}
        {more > 0 && <li className="text-muted">{t('chat.cardMore', { count: more })}</li>}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {isDecided && <CardLink to={`/round/${card.slipId}`}>{t('chat.cardSlip')}</CardLink>}
        <Follow message={message} card={card} />
      </div>
    </CardFrame>
  )
}

function Stake({ card: { currency }, stake }: { card: Card; stake: number | undefined }) {
  const locale = useLocale()
  if (stake === undefined || !currency) return null
  return <span className="nums shrink-0 text-muted">{formatMoney(stake, locale, currency)}</span>
}

function State({ card }: { card: Card }) {
  const t = useChatText()
  const locale = useLocale()
  const isClosed = useCountdown(card.closesAt) === 0
  const { tone, text } = stateOf(card, isClosed, t, locale)
  return <Badge tone={tone}>{text}</Badge>
}

function stateOf(
  { state, multiplier = 0 }: Card,
  isClosed: boolean,
  t: ChatTranslate,
  locale: string,
): { tone: Tone; text: string } {
  const times = formatMultiplier(multiplier, locale)
  switch (state) {
    case 'open':
      return { tone: 'info', text: t(isClosed ? 'chat.cardClosed' : 'chat.cardOpen') }
    case 'won':
      return outcomeOf({ result: 'WIN', betAmount: 1, winAmount: multiplier }) === 'gained'
        ? { tone: 'win', text: t('chat.cardWon', { times }) }
        : { tone: 'quiet', text: t('chat.cardPaid', { times }) }
    case 'lost':
      return { tone: 'quiet', text: t('chat.cardLost') }
    case 'cancelled':
      return { tone: 'quiet', text: t('chat.cardCancelled') }
    case 'void':
      return { tone: 'quiet', text: t('chat.cardVoid') }
  }
}

function Follow({ message, card }: { message: ChatMessage; card: Card }) {
  const t = useChatText()
  const me = use(MeContext)
  const { mayFollow } = useBets()
  const { author, id } = message
  const isGone = card.state === 'cancelled' || card.state === 'void'
  if (!mayFollow || !author || author.id === me || isGone) return null
  function follow(): void {
    // The stakes are the follower's own.
    const lines = card.lines.map(({ market, pick }) => ({ market, pick }))
    requestSlip({ gameId: card.gameId, lines, follows: id })
    closePopup('chat')
    followLink(`#lottery=${card.gameId}`)
  }
  return (
    <>
      <Button size="s" className="min-h-11" aria-label={t('chat.cardFollowOf', { name: author.name })} onClick={follow}>
        {t('chat.cardFollow')}
      </Button>
      <p className="w-full pt-1 text-xs text-muted">{t('chat.cardFollowNote')}</p>
    </>
  )
}
