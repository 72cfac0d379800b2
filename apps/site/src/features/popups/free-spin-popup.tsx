import { buttonClass } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link } from '../../kernel/router/index.ts'
import { useSpinsLeft } from '../../player/games/spins-left.ts'
import { closePopup } from '../../popups/popups.ts'
import { FreeWheel } from './art/tents.tsx'
import { GameTickets } from './game-tickets.tsx'
import { useOpenGames } from './open-games.ts'
import { ScenePopup } from './scene-popup.tsx'

/**
 * The free-spin wheel: explains spins and links to it. While the game is closed, the popup says so and offers open
 * games.
 */
export function FreeSpinPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const isOpen = useOpenGames().includes('freespin')
  const spinsLeft = useSpinsLeft() ?? 0
  const spinsText = spinsLeft > 0 ? `${t('freespin.playerHas', { count: spinsLeft })} ` : ''
  return (
    <ScenePopup
      name="free-spin"
      layer={layer}
      picture={<FreeWheel />}
      title={t(isOpen ? 'freespin.pageTitle' : 'popups.spinTitle')}
      text={isOpen ? spinsText + t('freespin.popupText') : t('popups.spinText')}
    >
      {isOpen ? (
        <Link to="/game/freespin" onClick={() => closePopup('free-spin')} className={buttonClass('primary', 'l')}>
          {t('freespin.toWheel')}
        </Link>
      ) : (
        <GameTickets from="free-spin" />
      )}
    </ScenePopup>
  )
}
