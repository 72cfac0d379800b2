import { CHAT_EMOJI, type ChatMessage } from '@fairground/contract/chat'
import { Badge } from '@fairground/ui/badge'
import { cx } from '@fairground/ui/cx'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { memo, use } from 'react'
import { useLocale } from '../../../kernel/language/language.ts'
import { useChatText } from '../chat-text.ts'
import { AuthorMark, RoleBadge } from './author-mark.tsx'
import type { Reply } from './lines.ts'
import { MeContext } from './me.ts'
import { MessageBody } from './message-body.tsx'
import { ReplyLine } from './reply-line.tsx'
import { useRoomActions } from './room-actions.ts'
import { TranslationPlace } from './translation-place.tsx'

/** A message of the list. */
export const MessageRow = memo(function MessageRow({
  message,
  isFollowing,
  replyId,
  replyName,
  replyText,
  isReplyDeleted,
}: {
  message: ChatMessage
  /** Whether it follows on a message of the same author, whose head stands above both. */
  isFollowing: boolean
  /** The message that it answers, in values, so that an equal one is not drawn again. */
  replyId: Reply['id'] | undefined
  replyName: string
  replyText: string
  isReplyDeleted: boolean
}) {
  const me = use(MeContext)
  const isForMe =
    me !== undefined && message.entities.some(({ kind, ref }) => kind === 'mention' && (ref === me || ref === 'all'))
  return (
    <div
      className={cx(
        'group/row relative flex min-h-11 gap-2.5 ps-3 pe-12',
        isFollowing ? 'items-center py-0.5' : 'pt-2.5 pb-1',
        isForMe && 'bg-accent/10',
      )}
    >
      {isFollowing ? <span className="w-9 shrink-0" /> : <Mark message={message} />}
      <div className="min-w-0 grow">
        {!isFollowing && <Head message={message} />}
        {replyId !== undefined && (
          <ReplyLine id={replyId} name={replyName} text={replyText} isDeleted={isReplyDeleted} />
        )}
        <MessageBody message={message} />
        <TranslationPlace message={message} />
        <Reactions message={message} />
      </div>
      <MoreButton message={message} />
    </div>
  )
})

/** The picture of the author, which opens the profile as the name does: pressed by a pointer, while keys have the name. */
function Mark({ message }: { message: ChatMessage }) {
  const { openProfile } = useRoomActions()
  const mark = <AuthorMark author={message.author} />
  if (!message.author) return mark
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={(event) => openProfile(message, event.currentTarget)}
      className="-m-1 grid size-11 shrink-0 place-items-center rounded-full"
    >
      {mark}
    </button>
  )
}

function Head({ message }: { message: ChatMessage }) {
  const t = useChatText()
  const me = use(MeContext)
  const { author, createdAt } = message
  const { openProfile } = useRoomActions()
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-s">
      {author ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={(event) => openProfile(message, event.currentTarget)}
          className="-my-0.5 min-h-6 max-w-full min-w-6 truncate rounded-s text-start font-bold hover:underline"
        >
          {author.name}
        </button>
      ) : (
        <span className="max-w-full truncate font-bold text-bulb">{t('chat.system')}</span>
      )}
      {author && author.id === me && <span className="text-xs text-muted">{t('chat.you')}</span>}
      {author ? <RoleBadge role={author.role} /> : <Badge tone="accent">{t('chat.bot')}</Badge>}
      <Time at={createdAt} />
    </p>
  )
}

function Time({ at }: { at: number }) {
  const locale = useLocale()
  const time = new Date(at)
  return (
    <time dateTime={time.toISOString()} className="nums text-xs text-muted">
      {timeFormat(locale).format(time)}
    </time>
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** One format a language: a new one for each row costs a slow phone more than the row. */
function timeFormat(locale: string): Intl.DateTimeFormat {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  formats.set(locale, format)
  return format
}

function Reactions({ message }: { message: ChatMessage }) {
  const t = useChatText()
  const { react } = useRoomActions()
  const { reactions, mine = [] } = message
  const givenEmoji = CHAT_EMOJI.filter((emoji) => (reactions[emoji] ?? 0) > 0)
  if (givenEmoji.length === 0) return null
  return (
    <div className="mt-1 flex flex-wrap gap-1.5">
      {givenEmoji.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-pressed={mine.includes(emoji)}
          aria-label={t('chat.reactions', { emoji, count: reactions[emoji] ?? 0 })}
          onClick={() => react(message, emoji)}
          className={cx(
            'nums inline-flex min-h-8 min-w-11 items-center justify-center gap-1 rounded-full border px-2 text-s',
            mine.includes(emoji) ? 'border-accent bg-accent/15 text-accent-text' : 'border-line bg-button text-muted',
          )}
        >
          <span aria-hidden="true">{emoji}</span>
          <span aria-hidden="true">{reactions[emoji]}</span>
        </button>
      ))}
    </div>
  )
}

function MoreButton({ message }: { message: ChatMessage }) {
  const t = useChatText()
  const { openMessage } = useRoomActions()
  if (!message.author || message.deletedAt !== undefined) return null
  return (
    <button
      type="button"
      data-message={message.id}
      aria-label={t('chat.more', { name: message.author.name })}
      onClick={() => openMessage(message)}
      className="absolute end-0 top-0 grid size-11 place-items-center rounded-s text-faint hover:text-text"
    >
      <Ellipsis size={18} aria-hidden="true" />
    </button>
  )
}
