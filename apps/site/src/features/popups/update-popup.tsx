import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup } from '../../popups/popups.ts'
import { FreshPaint } from './art/tents.tsx'
import { Choice } from './choice.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** Says that there is a newer version of the site. The player can load it now or later. */
export function UpdatePopup({ layer }: { layer: number }) {
  const t = useTranslate()
  return (
    <ScenePopup
      name="update"
      layer={layer}
      picture={<FreshPaint />}
      title={t('popups.updateTitle')}
      text={t('popups.updateText')}
    >
      <Choice confirm="popups.updateAction" onConfirm={() => location.reload()} onCancel={() => closePopup('update')} />
    </ScenePopup>
  )
}
