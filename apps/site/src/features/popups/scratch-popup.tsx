import { buttonClass } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link } from '../../kernel/router/index.ts'
import { closePopup } from '../../popups/popups.ts'
import { ScratchTicket } from './art/tents.tsx'
import { GameTickets } from './game-tickets.tsx'
import { useOpenGames } from './open-games.ts'
import { ScenePopup } from './scene-popup.tsx'

/** Scratch cards: explains them and links to the game. While it is closed, the popup says so and offers open games. */
export function ScratchPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const isOpen = useOpenGames().includes('scratch')
  return (
    <ScenePopup
      name="scratch"
      layer={layer}
      picture={<ScratchTicket />}
      title={t(isOpen ? 'popups.scratchOpenTitle' : 'popups.scratchTitle')}
      text={t(isOpen ? 'popups.scratchOpenText' : 'popups.scratchText')}
    >
      {isOpen ? (
        <Link to="/game/scratch" onClick={() => closePopup('scratch')} className={buttonClass('primary', 'l')}>
          {t('popups.scratchGo')}
        </Link>
      ) : (
        <GameTickets from="scratch" />
      )}
    </ScenePopup>
  )
}
