import { buttonClass } from '@fairground/ui/button'
import { useEffect } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link, useNavigate } from '../../kernel/router/index.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { useKeptPopupState } from '../../popups/popup-state.ts'
import { closePopup, type RequestOf } from '../../popups/popups.ts'
import { ChatTent } from './art/tents.tsx'
import { GameTickets } from './game-tickets.tsx'
import { useOpenGames } from './open-games.ts'
import { ScenePopup } from './scene-popup.tsx'

/** Says that the chat rooms are not open yet, and offers open games and the player's own rounds to share. */
export function ChatPopup({ request, layer }: { request: RequestOf<'chat'>; layer: number }) {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const direct = useDirectGame(request.gameId)
  if (direct) return <Straight to={direct} />
  return (
    <ScenePopup
      name="chat"
      layer={layer}
      picture={<ChatTent />}
      title={t('popups.chatTitle')}
      text={t('popups.chatText')}
    >
      <GameTickets from="chat" />
      {loggedIn && (
        <Link to="/history" onClick={() => closePopup('chat')} className={buttonClass()}>
          {t('popups.chatRounds')}
        </Link>
      )}
    </ScenePopup>
  )
}

/** The page of a lottery's game, if it is open and the operator's links open games directly (PO-05). */
function useDirectGame(gameId: string | undefined): string | undefined {
  const isDirect = useKeptPopupState('directOpenLotteryGame')
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
