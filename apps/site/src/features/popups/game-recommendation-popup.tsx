import { useTranslate } from '../../kernel/language/language.ts'
import { ClosedStall, OpenStall } from './art/stalls.tsx'
import { GameTickets } from './game-tickets.tsx'
import { useOpenGames } from './open-games.ts'
import { ScenePopup } from './scene-popup.tsx'

/** Recommends open games. */
export function GameRecommendationPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const isOpen = useOpenGames().length > 0
  return (
    <ScenePopup
      name="game-recommendation"
      layer={layer}
      picture={isOpen ? <OpenStall /> : <ClosedStall />}
      title={t('popups.recommendTitle')}
      text={t(isOpen ? 'popups.recommendText' : 'popups.recommendEmpty')}
    >
      <GameTickets from="game-recommendation" />
    </ScenePopup>
  )
}
