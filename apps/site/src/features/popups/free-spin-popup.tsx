import { useTranslate } from '../../session/language.ts'
import { FreeWheel } from './art/tents.tsx'
import { GameTickets } from './game-tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** Free spins are not open yet: it says so, and offers what is. */
export function FreeSpinPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  return (
    <ScenePopup
      name="free-spin"
      layer={layer}
      picture={<FreeWheel />}
      title={t('popups.spinTitle')}
      text={t('popups.spinText')}
    >
      <GameTickets from="free-spin" />
    </ScenePopup>
  )
}
