import { Button } from '@fairground/ui'
import { useNavigate } from '../../router/index.ts'
import { keepAge } from '../../session/age.ts'
import { useTranslate } from '../../session/language.ts'
import { closePopup } from '../../session/popups.ts'
import { useFoundStartup } from '../../session/startup.ts'
import { AgeSign } from './art/tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** Where a visitor goes who is too young. */
const OUT = '/adults-only'

/** Asks once on this device whether the visitor is old enough. Nothing but an answer closes it. */
export function AgePopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const go = useNavigate()
  const age = useFoundStartup()?.minimumAge || 18
  const answer = (isOldEnough: boolean) => {
    if (isOldEnough) keepAge(age)
    closePopup('age')
    if (!isOldEnough) void go(OUT, { replace: true })
  }
  return (
    <ScenePopup
      name="age"
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
