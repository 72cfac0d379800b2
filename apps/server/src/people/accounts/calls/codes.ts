import * as codes from '@fairground/contract/calls/codes'
import { HEADERS } from '@fairground/contract/headers'
import { proveCode as prove } from '../codes/prove-code.ts'
import { resetPassword as setPassword } from '../codes/reset-password.ts'
import { sendCode as send } from '../codes/send-code.ts'
import { browserIdOf } from '../known-devices.ts'
import { handle } from '../parts.ts'

/** Node writes header names in lower case. */
const [BROWSER_ID, LANGUAGE] = [HEADERS.browserId.toLowerCase(), HEADERS.language.toLowerCase()]

/** Sends a code by SMS or e-mail. */
export const sendCode = handle(codes.sendCode, async ({ purpose, account }, { parts, session, headers }) => {
  const language = headers[LANGUAGE]
  const browserId = browserIdOf(headers[BROWSER_ID])
  if (!session && browserId !== undefined) await parts.limits.countCode(browserId)
  return {
    model: await send(parts, {
      ...{ purpose, account, session },
      language: typeof language === 'string' ? language : undefined,
    }),
  }
})

/** Sets a new password with a code. */
export const resetPassword = handle(codes.resetPassword, async (request, { parts, ip, headers }) => {
  await setPassword(parts, { ...request, totp: request.totp, ip, browserId: browserIdOf(headers[BROWSER_ID]) })
  return {}
})

/** Proves the session by a code. */
export const proveCode = handle(codes.proveCode, async ({ code }, { parts, session, ip }) => {
  await prove(parts, session, code, ip)
  return {}
})
