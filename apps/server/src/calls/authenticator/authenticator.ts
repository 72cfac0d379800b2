import { authenticator } from '@fairground/contract'
import {
  bindAuthenticator,
  proveAuthenticator,
  startAuthenticator,
  unbindAuthenticator,
} from '../../accounts/authenticator.ts'
import { handle } from '../../http/handler.ts'

/** Gives a secret that waits for its first code. */
export const start = handle(authenticator.start, async (_, { services, session }) => ({
  model: await startAuthenticator(services, session.accountId),
}))

/** Binds the app. */
export const bind = handle(authenticator.bind, async (request, { services, session, ip }) => ({
  model: { recoveryCodes: await bindAuthenticator(services, session, { ...request, ip }) },
}))

/** Answers a challenge. */
export const prove = handle(authenticator.prove, async ({ code }, { services, session, ip }) => {
  await proveAuthenticator(services, session, code, ip)
  return {}
})

/** Takes the app off. */
export const unbind = handle(authenticator.unbind, async (_, { services, session }) => {
  await unbindAuthenticator(services, session)
  return {}
})
