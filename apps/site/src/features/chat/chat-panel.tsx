import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useLayoutEffect } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { ChatPlace } from './chat-place.tsx'
import { findLobbyRoom } from './lobby-room.ts'
import { setPanel } from './panel-state.ts'
import { roomsQuery } from './rooms-query.ts'

/**
 * The chat beside the page on a wide window: a game's own room beside the game. While it is there, the page makes room for it
 * (`app/site.css`).
 */
export function ChatPanel({ gameId }: { gameId: string | undefined }) {
  const t = useTranslate()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.chat = ''
    dispatchEvent(new Event('resize'))
    return () => {
      delete dataset.chat
      dispatchEvent(new Event('resize'))
    }
  }, [])
  return (
    <aside
      aria-label={t('popups.chatTitle')}
      className="fixed inset-y-0 end-0 z-45 flex w-90 flex-col border-s border-line bg-menu"
    >
      <div className="flex min-h-16 items-center border-b border-line ps-4 pe-2">
        <h2 className="grow text-l">{t('popups.chatTitle')}</h2>
        <button
          type="button"
          aria-label={t('common.close')}
          onClick={() => setPanel('closed')}
          className="grid size-11 place-items-center rounded-s text-muted hover:text-text"
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <div className="min-h-0 grow">
        {gameId === undefined ? <FirstRoom /> : <ChatPlace key={gameId} first={{ gameId }} />}
      </div>
    </aside>
  )
}

/** The room of the lobby; without one, the list of rooms. */
function FirstRoom() {
  const { data, isPending } = useQuery(roomsQuery(useLoggedIn()))
  if (isPending) return null
  const room = findLobbyRoom(data)
  return <ChatPlace first={room && { roomId: room.id }} />
}
