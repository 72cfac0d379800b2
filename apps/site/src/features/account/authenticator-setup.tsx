import { Popup } from '@fairground/ui/popup'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { useUser } from '../../player/user.ts'
import { closePopup } from '../../popups/popups.ts'
import { answerPlayer } from '../../popups/questions.ts'
import { AuthenticatorBind } from './authenticator-bind.tsx'
import { AuthenticatorBound } from './authenticator-bound.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/**
 * Sets the authenticator app up (the secret, the first code, the recovery codes), or removes it.
 * @param isAsked whether an action of the player waits for the app, and goes on with it
 */
export function AuthenticatorSetup({ layer, isAsked }: { layer: number; isAsked: boolean }) {
  const t = useTranslate()
  const user = useUser()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => closePopup('authenticator')
  const goOn = () => (isAsked ? answerPlayer('authenticator', true) : close())
  return (
    <Popup
      title={t(codes ? 'security.recoveryTitle' : 'security.authenticator')}
      closeLabel={t('common.close')}
      layer={layer}
      closes={codes ? 'button' : 'anyhow'}
      onClose={codes ? goOn : close}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={goOn} />
      ) : user === undefined ? (
        <Loading label={t('common.loading')}>
          <Skeleton className="h-64 rounded-m" />
        </Loading>
      ) : user.bind2Auth ? (
        <AuthenticatorBound onDone={close} />
      ) : (
        <>
          {isAsked && <p className="mb-4 text-s text-muted">{t('security.bindFirst')}</p>}
          <AuthenticatorBind onBound={setCodes} />
        </>
      )}
    </Popup>
  )
}
