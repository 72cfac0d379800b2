import * as codes from '@fairground/contract/calls/codes'
import { HEADERS } from '@fairground/contract/headers'
import { handle } from '../../../ground/call/handler.ts'
import { proveCode as prove } from '../../../people/accounts/codes/prove-code.ts'
import { resetPassword as setPassword } from '../../../people/accounts/codes/reset-password.ts'
import { sendCode as send } from '../../../people/accounts/codes/send-code.ts'
import { browserIdOf } from '../../../people/accounts/known-devices.ts'

/** Node writes header names in lower case. */
const [BROWSER_ID, LANGUAGE] = [HEADERS.browserId.toLowerCase(), HEADERS.language.toLowerCase()]

/** Sends a code by SMS or e-mail. */
export const sendCode = handle(codes.sendCode, async ({ purpose, account }, { services, session, headers }) => {
  const language = headers[LANGUAGE]
  const browserId = browserIdOf(headers[BROWSER_ID])
  if (!session && browserId !== undefined) await services.limits.countCode(browserId)
  return {
    model: await send(services, {
      ...{ purpose, account, session },
      language: typeof language === 'string' ? language : undefined,
    }),
  }
})

/** Sets a new password with a code. */
export const resetPassword = handle(codes.resetPassword, async (request, { services, ip, headers }) => {
  await setPassword(services, { ...request, totp: request.totp, ip, browserId: browserIdOf(headers[BROWSER_ID]) })
  return {}
})

/** Proves the session by a code. */
export const proveCode = handle(codes.proveCode, async ({ code }, { services, session, ip }) => {
  await prove(services, session, code, ip)
  return {}
})
