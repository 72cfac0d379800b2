import { useEffect } from 'react'
import { ChatSheet } from '../features/chat/chat-sheet.tsx'
import { hasRoomForPanel, togglePanel } from '../features/chat/panel-state.ts'
import { useOpenGames } from '../features/popups/open-games.ts'
import { gameOnPage } from '../kernel/host/game-on-page.ts'
import { useLocation, useNavigate } from '../kernel/router/index.ts'
import { usePopupState } from '../popups/popup-state.ts'
import { closePopup, type RequestOf } from '../popups/popups.ts'

/** The popup `chat`: a room in a sheet, or the page of a lottery's game where the operator's links open games directly (PO-05). */
export function ChatPopup(props: { request: RequestOf<'chat'>; layer: number }) {
  const direct = useDirectGame(props.request.gameId)
  const gameOnScreen = gameOnPage(useLocation().pathname)
  if (direct) return <Straight to={direct} />
  if (gameOnScreen !== undefined && props.request.gameId === gameOnScreen && hasRoomForPanel()) return <BesideGame />
  return <ChatSheet {...props} />
}

/** The chat beside the game that is on screen, in place of a popup: opens it, or closes it again. */
function BesideGame() {
  useEffect(() => {
    closePopup('chat')
    togglePanel()
  }, [])
  return null
}

/** The page of a lottery's game, if it is open and the operator's links open games directly (PO-05). */
function useDirectGame(gameId: string | undefined): string | undefined {
  const isDirect = usePopupState('directOpenLotteryGame')
  const isOpen = useOpenGames().some((id) => id === gameId)
  return isDirect && isOpen ? `/game/${gameId}` : undefined
}

/** Opens a page in place of a popup. */
function Straight({ to }: { to: string }) {
  const go = useNavigate()
  useEffect(() => {
    closePopup('chat')
    void go(to)
  }, [go, to])
  return null
}
