import { Suspense, useEffect, useLayoutEffect } from 'react'
import { useLayout } from '../design/use-layout.ts'
import { usePanelOpen, WIDE } from '../features/chat/panel-state.ts'
import { NoticeRunner } from '../features/notices/notice-runner.tsx'
import { useMatches } from '../kernel/browser/use-matches.ts'
import { lazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { gameOnPage } from '../kernel/host/game-on-page.ts'
import { useLocation } from '../kernel/router/index.ts'
import { listenForSearchKey } from '../links/search-key.ts'
import { RailCorner } from './lobby-rail/rail-corner.tsx'

/** What comes after the first screen: the operator's notices, the chat beside the page, the rail of the lobby, the key of the search. */
export function LaterParts() {
  useEffect(listenForSearchKey, [])
  return (
    <>
      <NoticeRunner />
      <ChatCorner />
      <RailCorner />
    </>
  )
}

const ChatPanel = lazyScreen(() => import('../features/chat/chat-panel.tsx'), 'ChatPanel')

/** The chat beside the page, on a wide window. The header opens it, and a game’s bar. */
function ChatCorner() {
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
