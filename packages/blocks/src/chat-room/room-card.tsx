import * as chat from '@fairground/contract/calls/chat'
import type { ChatMessage, ListedRoom } from '@fairground/contract/chat'
import { Badge } from '@fairground/ui/badge'
import { buttonClass } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Skeleton } from '@fairground/ui/skeleton'
import { useInView } from '@fairground/ui/use-in-view'
import { useRef } from 'react'
import { BlockLink } from '../block-link.tsx'
import { Failed } from '../failed.tsx'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'

const ASK_EVERY_MS = 15_000
/** The most rooms among which one is looked for by its id. */
const ROOMS = 100
/** Above the number asked for, since deleted and hidden ones are left out. */
const SPARE_MESSAGES = 10
/** Above this many the number is rounded down to hundreds. */
const EXACT_ONLINE = 100

/** The card of one room. It makes calls only while it is visible. */
export function RoomCard({ roomId, gameId, messages }: { roomId: string; gameId: string; messages: number }) {
  const host = useHost()
  const t = host.useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const when = useInView(box)
  const request = { pageNo: 1, pageSize: ROOMS, ...(gameId !== '' && { gameId }) }
  const result = host.useAnswer(chat.rooms, request, { when, everyMs: ASK_EVERY_MS })
  const room = result.answer?.list.find(({ id }) => roomId === '' || id === roomId)
  return (
    <div ref={box}>
      {result.state === 'failed' ? (
        <Failed retry={result.retry} />
      ) : result.state === 'loading' ? (
        <Skeleton className="h-56 rounded-m" />
      ) : room ? (
        <Room room={room} most={messages} when={when} />
      ) : (
        <EmptyState title={t('rooms.noneTitle')} text={t('rooms.noneText')} />
      )}
    </div>
  )
}

function Room({ room, most, when }: { room: ListedRoom; most: number; when: boolean }) {
  const t = useHost().useTranslate()
  const nameOf = useGameName()
  const name = room.name || nameOf(room.gameId ?? '')
  const level = /^LEVEL (\d+)$/.exec(room.access)?.[1]
  return (
    <div className="flex flex-col gap-3 rounded-m border border-line bg-block p-4 shadow-block">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-m font-semibold wrap-anywhere">{name}</h3>
        {room.online > 0 && (
          <p className="nums text-xs text-muted">{t('rooms.online', { count: rounded(room.online) })}</p>
        )}
        {room.unread > 0 && (
          <Badge tone="accent" className="nums ms-auto">
            {t('rooms.unread', { count: room.unread })}
          </Badge>
        )}
      </div>
      {room.topic !== '' && <p className="text-s text-muted wrap-anywhere">{room.topic}</p>}
      {level === undefined ? (
        most > 0 && <LastMessages roomId={room.id} most={most} when={when} />
      ) : (
        <p className="text-s text-muted">{t('rooms.level', { level })}</p>
      )}
      <BlockLink to={`#lotteryRoom=${room.id}`} className={buttonClass()}>
        {t('rooms.open')}
      </BlockLink>
    </div>
  )
}

const rounded = (online: number) => (online <= EXACT_ONLINE ? online : Math.floor(online / EXACT_ONLINE) * EXACT_ONLINE)

function LastMessages({ roomId, most, when }: { roomId: string; most: number; when: boolean }) {
  const host = useHost()
  const t = host.useTranslate()
  const request = { roomId, limit: most + SPARE_MESSAGES }
  const { state, answer } = host.useAnswer(chat.history, request, { when, everyMs: ASK_EVERY_MS })
  if (state === 'failed') return null
  if (state === 'loading') return <Skeleton className="h-16" />
  const messages = answer.list.flatMap(({ message }) => (message && isText(message) ? [message] : [])).slice(-most)
  if (messages.length === 0) return <p className="text-s text-muted">{t('rooms.empty')}</p>
  return (
    <ul className="flex flex-col gap-1.5">
      {messages.map(({ id, author, body }) => (
        <li key={id} className="line-clamp-2 text-s wrap-anywhere">
          <bdi className="font-semibold">{author?.name}</bdi> <span dir="auto">{body}</span>
        </li>
      ))}
    </ul>
  )
}

const isText = ({ type, body }: ChatMessage) => type === 'text' && body !== ''
