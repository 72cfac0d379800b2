import type { RequestOf } from '../../popups/popups.ts'
import { AuthenticatorChallenge } from './authenticator-challenge.tsx'
import { AuthenticatorSetup } from './authenticator-setup.tsx'

/** The authenticator app: asks for a code (10140), or sets the app up. */
export function AuthenticatorPopup({ request, layer }: { request: RequestOf<'authenticator'>; layer: number }) {
  return request.purpose === 'challenge' ? (
    <AuthenticatorChallenge layer={layer} />
  ) : (
    <AuthenticatorSetup layer={layer} />
  )
}
