import { buttonClass } from '@fairground/ui'
import { Link } from 'react-router'
import { useTranslate } from '../../session/language.ts'
import { closePopup } from '../../session/popups.ts'
import { useLoggedIn } from '../../session/token.ts'
import { ChatTent } from './art/tents.tsx'
import { GameTickets } from './game-tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** The chat rooms are not open yet: it says so, and offers what is: games, and the player's own rounds to share. */
export function ChatPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
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
