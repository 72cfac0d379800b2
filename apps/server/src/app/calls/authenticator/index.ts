import * as authenticator from '@fairground/contract/calls/authenticator'
import { handle } from '../../../ground/call/handler.ts'
import {
  bindAuthenticator,
  proveAuthenticator,
  startAuthenticator,
  unbindAuthenticator,
} from '../../../people/accounts/authenticator.ts'

/** Creates a secret. The first valid code binds it. */
export const start = handle(authenticator.start, async (_, { services, session }) => ({
  model: await startAuthenticator(services, session.accountId),
}))

/** Binds the authenticator app. */
export const bind = handle(authenticator.bind, async (request, { services, session, ip }) => ({
  model: { recoveryCodes: await bindAuthenticator(services, session, { ...request, ip }) },
}))

/** Answers a challenge. */
export const prove = handle(authenticator.prove, async ({ code }, { services, session, ip }) => {
  await proveAuthenticator(services, session, code, ip)
  return {}
})

/** Removes the authenticator app. */
export const unbind = handle(authenticator.unbind, async (_, { services, session }) => {
  await unbindAuthenticator(services, session)
  return {}
})
