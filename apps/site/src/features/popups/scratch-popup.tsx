import { useTranslate } from '../../session/language.ts'
import { ScratchTicket } from './art/tents.tsx'
import { GameTickets } from './game-tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** The scratch game is not open yet: it says so, and offers what is. */
export function ScratchPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  return (
    <ScenePopup
      name="scratch"
      layer={layer}
      picture={<ScratchTicket />}
      title={t('popups.scratchTitle')}
      text={t('popups.scratchText')}
    >
      <GameTickets from="scratch" />
    </ScenePopup>
  )
}
