import type { RequestOf } from '../../popups/popups.ts'
import { AuthenticatorChallenge } from './authenticator-challenge.tsx'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { SentCodeChallenge } from './sent-code-challenge.tsx'

/** Asks for a code (10140), of the app or by SMS or e-mail, or sets the authenticator app up; `by` app: before money leaves. */
export function AuthenticatorPopup({ request, layer }: { request: RequestOf<'authenticator'>; layer: number }) {
  const { by, to } = request.params ?? {}
  if (by === 'sms' || by === 'email') return <SentCodeChallenge to={String(to)} layer={layer} />
  return request.purpose === 'challenge' && by !== 'app' ? (
    <AuthenticatorChallenge layer={layer} />
  ) : (
    <AuthenticatorSetup layer={layer} isAsked={by === 'app'} />
  )
}
