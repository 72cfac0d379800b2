import * as auth from '@fairground/contract/calls/auth'
import { changePassword as takePassword } from '../change-password.ts'
import { handle } from '../parts.ts'
import { acceptTerms as accept } from '../terms.ts'
import { getUser } from '../user.ts'

/** Returns the user with the current balances. */
export const userInfo = handle(auth.userInfo, async (_, { parts, session, headers }) => ({
  user: await getUser(parts, session.accountId, String(headers.auth)),
}))

/** Changes the password. */
export const changePassword = handle(auth.changePassword, async (request, { parts, session, ip }) => {
  await takePassword(parts, session, { ...request, ip })
  return {}
})

/** Accepts the house's terms. */
export const acceptTerms = handle(auth.acceptTerms, async ({ version }, { parts, session }) => {
  await accept(parts, session.accountId, version)
  return {}
})

/** Stores the age that the player confirms. */
export const confirmAge = handle(auth.confirmAge, async ({ age }, { parts, session }) => {
  await parts.ages.confirm(session.accountId, age, new Date(parts.now()))
  return {}
})
