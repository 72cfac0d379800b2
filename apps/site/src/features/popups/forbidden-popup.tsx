import { buttonClass } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link } from '../../kernel/router/index.ts'
import { closePopup, type RequestOf } from '../../popups/popups.ts'
import { Rope } from './art/stalls.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** Says that a feature is not open to this player, in the server's words if it sent some (status 440033). */
export function ForbiddenPopup({ request, layer }: { request: RequestOf<'forbidden'>; layer: number }) {
  const t = useTranslate()
  return (
    <ScenePopup
      name="forbidden"
      layer={layer}
      picture={<Rope />}
      title={t('popups.forbiddenTitle')}
      text={request.text ?? t('errors.forbidden')}
    >
      <Link to="/" onClick={() => closePopup('forbidden')} className={buttonClass('primary', 'l')}>
        {t('shell.toLobby')}
      </Link>
    </ScenePopup>
  )
}
