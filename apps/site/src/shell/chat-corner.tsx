import MessagesSquare from 'lucide-react/icons/messages-square'
import { Suspense } from 'react'
import { useLayout } from '../design/use-layout.ts'
import { openChat, usePanelOpen, WIDE } from '../features/chat/panel-state.ts'
import { useMatches } from '../kernel/browser/use-matches.ts'
import { lazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { gameOnPage } from '../kernel/host/game-on-page.ts'
import { useTranslate } from '../kernel/language/language.ts'
import { useLocation } from '../kernel/router/index.ts'

const ChatPanel = lazyScreen(() => import('../features/chat/chat-panel.tsx'), 'ChatPanel')

/** On a wide window: the chat beside the page, or the button that opens it. Elsewhere the account menu leads to it. */
export function ChatCorner() {
  const t = useTranslate()
  const isOpen = usePanelOpen()
  const hasRoom = useMatches(WIDE)
  const isDesktop = useLayout() === 'desktop'
  // A lottery's page has its bets at this side, and a button of its own.
  const { pathname } = useLocation()
  const isElsewhere = pathname === '/chatbet'
  const gameId = gameOnPage(pathname)
  if (!isDesktop || !hasRoom || isElsewhere) return null
  if (isOpen) {
    return (
      <Suspense>
        <ChatPanel gameId={gameId} />
      </Suspense>
    )
  }
  // A game's own bar opens it.
  if (gameId !== undefined) return null
  return (
    <button
      type="button"
      onClick={openChat}
      onPointerEnter={ChatPanel.fetch}
      className="fixed end-4 bottom-4 z-30 flex min-h-11 items-center gap-2 rounded-full border border-line bg-block px-4 font-semibold text-text shadow-raised hover:bg-button"
    >
      <MessagesSquare size={20} aria-hidden="true" />
      {t('popups.chatTitle')}
    </button>
  )
}
