import { gameName } from '../../kernel/language/game-names.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import type { RequestOf } from '../../popups/popups.ts'
import { ClosedStall } from './art/stalls.tsx'
import { GameTickets } from './game-tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** Says that one game is in maintenance (status -119); the other games are open. */
export function GameMaintenancePopup({ request, layer }: { request: RequestOf<'game-maintenance'>; layer: number }) {
  const t = useTranslate()
  const { gameId } = request
  return (
    <ScenePopup
      name="game-maintenance"
      layer={layer}
      picture={<ClosedStall />}
      title={
        gameId === undefined ? t('popups.maintenanceAny') : t('popups.maintenanceTitle', { game: gameName(gameId, t) })
      }
      text={t('popups.maintenanceText')}
    >
      <GameTickets from="game-maintenance" but={gameId} />
    </ScenePopup>
  )
}
