import * as authenticator from '@fairground/contract/calls/authenticator'
import { bindAuthenticator, proveAuthenticator, startAuthenticator, unbindAuthenticator } from '../authenticator.ts'
import { handle } from '../parts.ts'

/** Creates a secret. The first valid code binds it. */
export const start = handle(authenticator.start, async (_, { parts, session }) => ({
  model: await startAuthenticator(parts, session.accountId),
}))

/** Binds the authenticator app. */
export const bind = handle(authenticator.bind, async (request, { parts, session, ip }) => ({
  model: { recoveryCodes: await bindAuthenticator(parts, session, { ...request, ip }) },
}))

/** Answers a challenge. */
export const prove = handle(authenticator.prove, async ({ code }, { parts, session, ip }) => {
  await proveAuthenticator(parts, session, code, ip)
  return {}
})

/** Removes the authenticator app. */
export const unbind = handle(authenticator.unbind, async (_, { parts, session }) => {
  await unbindAuthenticator(parts, session)
  return {}
})
