import { Suspense, useLayoutEffect } from 'react'
import { useLayout } from '../design/use-layout.ts'
import { usePanelOpen, WIDE } from '../features/chat/panel-state.ts'
import { useMatches } from '../kernel/browser/use-matches.ts'
import { lazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { gameOnPage } from '../kernel/host/game-on-page.ts'
import { useLocation } from '../kernel/router/index.ts'

const ChatPanel = lazyScreen(() => import('../features/chat/chat-panel.tsx'), 'ChatPanel')

/** The chat beside the page, on a wide window. The header opens it, and a game’s bar. */
export function ChatCorner() {
  const isOpen = usePanelOpen()
  const hasRoom = useMatches(WIDE)
  const isDesktop = useLayout() === 'desktop'
  // A lottery's page has its bets at this side, and a button of its own.
  const { pathname } = useLocation()
  const isElsewhere = pathname === '/chatbet'
  const gameId = gameOnPage(pathname)
  const isShown = isOpen && isDesktop && hasRoom && !isElsewhere
  useLayoutEffect(() => {
    // The page may have kept the room before its first paint.
    if (!isShown) delete document.documentElement.dataset.chat
  }, [isShown])
  if (!isShown) return null
  return (
    <Suspense>
      <ChatPanel gameId={gameId} />
    </Suspense>
  )
}
