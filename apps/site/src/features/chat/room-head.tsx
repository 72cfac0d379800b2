import type { ChatRoom } from '@fairground/contract/chat'
import { gameNameKey } from '@fairground/phrases'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Info from 'lucide-react/icons/info'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { useText, useTranslate } from '../../kernel/language/language.ts'
import { useChatText } from './chat-text.ts'
import { shownCount } from './list/unread.ts'
import { heldQuery } from './panels/held-panel.tsx'
import type { RoomState } from './room/room-state.ts'
import { onlineQuery } from './rooms-query.ts'
import { isAtLeast } from './write/may-write.ts'

/** From this many on, it is said how many are there: nobody is company alone. */
export const MANY = 2
/** Above this many, a count is rounded and said to be about right. */
const EXACT = 100
const buttonClass = 'relative grid size-11 shrink-0 place-items-center rounded-s text-muted hover:text-text'

/** The name of a room: the operator's, or its game's. */
export function useRoomName(): (room: Pick<ChatRoom, 'name' | 'gameId'>) => string {
  const t = useTranslate()
  const readText = useText()
  return ({ name, gameId = '' }) => {
    const key = gameNameKey(gameId)
    return name === '' ? (key ? t(key) : gameId) : readText(name)
  }
}

/** How many players have a room open. */
export function useOnlineText(): (online: number) => string {
  const t = useChatText()
  return (online) =>
    online > EXACT
      ? t('chat.aboutOnline', { count: Math.round(online / 10) * 10 })
      : t('chat.online', { count: online })
}

/** The line over a room: its name, who is there, and what leads further. */
export function RoomHead({
  state,
  online,
  onOtherRooms,
  onAbout,
  onHeld,
}: {
  state: RoomState
  /** Players who had the room open when it was opened here. */
  online: number
  onOtherRooms: (() => void) | undefined
  onAbout(): void
  onHeld(): void
}) {
  const t = useChatText()
  const nameOf = useRoomName()
  const onlineText = useOnlineText()
  const count = useQuery(onlineQuery).data.get(state.room.id) ?? online
  const present = state.me ? Math.max(1, count) : count
  return (
    <div data-room-head="" className="flex min-h-14 items-center gap-1 border-b border-line ps-3 pe-1">
      {onOtherRooms && (
        <button type="button" aria-label={t('chat.rooms')} onClick={onOtherRooms} className={`${buttonClass} -ms-2`}>
          <ChevronLeft size={22} aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
      )}
      <div className="min-w-0 grow">
        <p className="truncate font-display font-bold">{nameOf(state.room)}</p>
        {present >= MANY && <p className="nums truncate text-xs text-muted">{onlineText(present)}</p>}
      </div>
      {isAtLeast(state.role, 'helper') && <HeldButton roomId={state.room.id} onHeld={onHeld} />}
      <button type="button" aria-label={t('chat.about')} onClick={onAbout} className={buttonClass}>
        <Info size={20} aria-hidden="true" />
      </button>
    </div>
  )
}

function HeldButton({ roomId, onHeld }: { roomId: string; onHeld(): void }) {
  const t = useChatText()
  const { data = [] } = useQuery(heldQuery(roomId))
  const count = data.length
  return (
    <button
      type="button"
      aria-label={count > 0 ? `${t('chat.heldList')} (${shownCount(count)})` : t('chat.heldList')}
      onClick={onHeld}
      className={buttonClass}
    >
      <ShieldAlert size={20} aria-hidden="true" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="nums absolute end-0.5 top-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs font-bold text-on-accent"
        >
          {shownCount(count)}
        </span>
      )}
    </button>
  )
}
