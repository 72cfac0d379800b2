import type { ChatMessage } from '@fairground/contract/chat'
import { cx } from '@fairground/ui/cx'
import { lazyPart } from '@fairground/ui/lazy-part'
import { Suspense, use } from 'react'
import { SiteLink } from '../../../links/site-link.tsx'
import { CardPlace } from '../cards/card-place.tsx'
import { useChatText } from '../chat-text.ts'
import { type BodyPart, bodyParts } from './body-parts.ts'
import { MeContext } from './me.ts'
import { roundAddress } from './round-address.ts'

// Most messages have no link to a round.
const RoundLink = lazyPart(() => import('./round-link.tsx'), 'RoundLink')

/** The text of a message, or why it has none. */
export function MessageBody({ message }: { message: ChatMessage }) {
  const t = useChatText()
  const { deletedAt, deletedBy, hidden, ignored, editedAt, type, body, card } = message
  if (deletedAt !== undefined) {
    return <Quiet>{t(deletedBy === 'moderator' ? 'chat.deletedByModerator' : 'chat.deleted')}</Quiet>
  }
  if (ignored) return <Quiet>{t('chat.ignored')}</Quiet>
  if (hidden) return <Quiet>{t('chat.hidden')}</Quiet>
  if (card) return <CardPlace message={message} card={card} />
  if (type !== 'text' && body === '') return <Quiet>{t('chat.unknownCard')}</Quiet>
  return (
    <p dir="auto" className="text-s wrap-anywhere whitespace-pre-wrap">
      {bodyParts(message).map((part) => (
        <Part key={part.at} part={part} />
      ))}
      {editedAt !== undefined && <span className="ms-1.5 text-xs text-muted">({t('chat.edited')})</span>}
    </p>
  )
}

function Quiet({ children }: { children: string }) {
  return <p className="text-s text-muted italic">{children}</p>
}

function Part({ part: { kind, text, ref } }: { part: BodyPart }) {
  const me = use(MeContext)
  if (kind === 'text') return text
  if (kind === 'link') {
    const round = roundAddress(ref, location.host)
    if (round) {
      return (
        <Suspense fallback={text}>
          <RoundLink round={round} typed={text} />
        </Suspense>
      )
    }
    return (
      <SiteLink to={ref} className="text-info underline underline-offset-2">
        {text}
        {!text.includes(hostOf(ref)) && ` (${hostOf(ref)})`}
      </SiteLink>
    )
  }
  return <span className={cx('font-semibold', ref === me ? 'text-accent-text' : 'text-info')}>{text}</span>
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address)
