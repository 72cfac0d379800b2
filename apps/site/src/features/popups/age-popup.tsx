import { Button } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { useNavigate } from '../../kernel/router/index.ts'
import { keepAge } from '../../kernel/storage/age.ts'
import { useFoundStartup } from '../../player/startup.ts'
import { closePopup, type RequestOf } from '../../popups/popups.ts'
import { answerPlayer } from '../../popups/questions.ts'
import { AgeSign } from './art/tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** The destination for visitors who are too young. */
const OUT = '/adults-only'

/**
 * Asks once on this device whether the visitor is old enough, and again where an action requires a higher age. Only an
 * answer closes it.
 */
export function AgePopup({ request, layer }: { request: RequestOf<'age' | 'confirm-age'>; layer: number }) {
  const t = useTranslate()
  const go = useNavigate()
  const minimumAge = useFoundStartup()?.minimumAge || 18
  const { name } = request
  const age = name === 'confirm-age' ? request.age : minimumAge
  const answer = (isOldEnough: boolean) => {
    if (isOldEnough) keepAge(age)
    if (isOldEnough && name === 'confirm-age') answerPlayer(name, true)
    closePopup(name)
    if (!isOldEnough) void go(OUT, { replace: true })
  }
  return (
    <ScenePopup
      name={name}
      layer={layer}
      closes="never"
      picture={<AgeSign age={age} />}
      title={t('popups.ageTitle', { age })}
      text={t('popups.ageText')}
    >
      <Button look="primary" size="l" onClick={() => answer(true)}>
        {t('popups.ageYes', { age })}
      </Button>
      <Button onClick={() => answer(false)}>{t('popups.ageNo')}</Button>
    </ScenePopup>
  )
}
