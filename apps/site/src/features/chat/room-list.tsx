import type { ListedRoom } from '@fairground/contract/chat'
import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { Suspense } from 'react'
import { SmallPicture } from '../../design/small-picture.tsx'
import { useText, useTranslate } from '../../kernel/language/language.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { ChatTextContext, useChatText, useLoadedChatText } from './chat-text.ts'
import { shownCount } from './list/unread.ts'
import { MANY, useOnlineText, useRoomName } from './room-head.tsx'
import { roomsQuery } from './rooms-query.ts'

/** The rooms that there are: what is new in each, and which need a level. */
export function RoomList({ onChoose }: { onChoose(roomId: string): void }) {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <SpokenList onChoose={onChoose} />
    </Suspense>
  )
}

function SpokenList({ onChoose }: { onChoose(roomId: string): void }) {
  const t = useLoadedChatText()
  const say = useTranslate()
  const { data, error, refetch } = useQuery(roomsQuery(useLoggedIn()))
  if (error && !data) {
    const again = <Button onClick={() => void refetch()}>{t('chat.again')}</Button>
    return <EmptyState title={t('chat.failedTitle')} text={say('errors.network_error')} action={again} />
  }
  if (!data) return <ListSkeleton />
  return (
    <ChatTextContext value={t}>
      <ul aria-label={t('chat.rooms')} className="h-full relative overflow-y-auto p-2">
        {data.map((room) => (
          <li key={room.id}>
            <RoomLine room={room} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </ChatTextContext>
  )
}

function RoomLine({ room, onChoose }: { room: ListedRoom; onChoose(roomId: string): void }) {
  const t = useChatText()
  const readText = useText()
  const nameOf = useRoomName()
  const onlineText = useOnlineText()
  const [, level] = /^LEVEL (\d+)$/.exec(room.access) ?? []
  const { unread, mentions } = room
  return (
    <button
      type="button"
      onClick={() => onChoose(room.id)}
      className="flex min-h-14 w-full items-center gap-3 rounded-m px-3 py-2 text-start hover:bg-button"
    >
      {room.gameId === undefined ? (
        <span className="grid size-9 shrink-0 place-items-center rounded-s bg-button text-accent-text">
          <MessagesSquare size={18} aria-hidden="true" />
        </span>
      ) : (
        <SmallPicture gameId={room.gameId} />
      )}
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{nameOf(room)}</span>
        <span className="nums block truncate text-xs text-muted">
          {[
            level === undefined ? room.online >= MANY && onlineText(room.online) : t('chat.levelTitle', { level }),
            readText(room.topic),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {room.access !== 'OPEN' && <Lock size={16} aria-hidden="true" className="shrink-0 text-muted" />}
      {mentions > 0 && <Count tone="bg-info text-ground">@{shownCount(mentions)}</Count>}
      {unread > 0 && <Count tone="bg-accent text-on-accent">{shownCount(unread)}</Count>}
    </button>
  )
}

function Count({ tone, children }: { tone: string; children: React.ReactNode }) {
  return <span className={`nums min-w-6 rounded-full px-2 text-center text-xs font-bold ${tone}`}>{children}</span>
}

function ListSkeleton() {
  const t = useTranslate()
  return (
    <div className="p-2">
      <Loading label={t('common.loading')}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} className="mb-2 h-14 rounded-m" />
        ))}
      </Loading>
    </div>
  )
}
