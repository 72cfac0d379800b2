import * as auth from '@fairground/contract/calls/auth'
import { handle } from '../../../ground/call/handler.ts'
import { changePassword as takePassword } from '../../../people/accounts/change-password.ts'
import { acceptTerms as accept } from '../../../people/accounts/terms.ts'
import { getUser } from '../../../people/accounts/user.ts'

/** Returns the user with the current balances. */
export const userInfo = handle(auth.userInfo, async (_, { services, session, headers }) => ({
  user: await getUser(services, session.accountId, String(headers.auth)),
}))

/** Changes the password. */
export const changePassword = handle(auth.changePassword, async (request, { services, session, ip }) => {
  await takePassword(services, session, { ...request, ip })
  return {}
})

/** Accepts the house's terms. */
export const acceptTerms = handle(auth.acceptTerms, async ({ version }, { services, session }) => {
  await accept(services, session.accountId, version)
  return {}
})

/** Stores the age that the player confirms. */
export const confirmAge = handle(auth.confirmAge, async ({ age }, { services, session }) => {
  await services.ages.confirm(session.accountId, age, new Date(services.now()))
  return {}
})
