import { useLocale } from '../../../kernel/language/language.ts'
import { useChatText } from '../chat-text.ts'
import type { Line } from './lines.ts'
import { MessageRow } from './message-row.tsx'
import { SendRow } from './send-row.tsx'

/** A line of the list of messages. */
export function LineView({ line }: { line: Line }) {
  const t = useChatText()
  switch (line.kind) {
    case 'beginning':
      return <p className="px-4 py-5 text-center text-xs text-muted">{t('chat.beginning')}</p>
    case 'day':
      return <DayLine at={line.at} />
    case 'unread':
      return (
        <p className="flex items-center gap-3 px-3 py-2 text-xs font-bold text-accent-text before:h-px before:grow before:bg-accent after:h-px after:grow after:bg-accent">
          {t('chat.unread')}
        </p>
      )
    case 'message': {
      const { message, isFollowing, reply } = line
      return (
        <MessageRow
          message={message}
          isFollowing={isFollowing}
          replyId={reply?.id}
          replyName={reply?.name ?? ''}
          replyText={reply?.text ?? ''}
          isReplyDeleted={reply?.isDeleted ?? false}
        />
      )
    }
    case 'send':
      return <SendRow send={line.send} />
  }
}

const DAY_MS = 24 * 60 * 60_000

function DayLine({ at }: { at: number }) {
  const t = useChatText()
  const locale = useLocale()
  const day = new Date(at).toDateString()
  const isToday = day === new Date().toDateString()
  const isYesterday = day === new Date(Date.now() - DAY_MS).toDateString()
  const name = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at)
  return (
    <p className="px-3 pt-4 pb-1 text-center text-xs font-semibold text-muted">
      {isToday ? t('chat.today') : isYesterday ? t('chat.yesterday') : name}
    </p>
  )
}
