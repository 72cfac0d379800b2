import { Popup } from '@fairground/ui/popup'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { useUser } from '../../player/user.ts'
import { closePopup } from '../../popups/popups.ts'
import { AuthenticatorBind } from './authenticator-bind.tsx'
import { AuthenticatorBound } from './authenticator-bound.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Sets the authenticator app up (the secret, the first code, the recovery codes), or removes it. */
export function AuthenticatorSetup({ layer }: { layer: number }) {
  const t = useTranslate()
  const user = useUser()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => closePopup('authenticator')
  return (
    <Popup
      title={t(codes ? 'security.recoveryTitle' : 'security.authenticator')}
      closeLabel={t('common.close')}
      layer={layer}
      closes={codes ? 'button' : 'anyhow'}
      onClose={close}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : user === undefined ? (
        <Loading label={t('common.loading')}>
          <Skeleton className="h-64 rounded-m" />
        </Loading>
      ) : user.bind2Auth ? (
        <AuthenticatorBound onDone={close} />
      ) : (
        <AuthenticatorBind onBound={setCodes} />
      )}
    </Popup>
  )
}
