import { auth } from '@fairground/contract'
import { changePassword as takePassword } from '../../accounts/change-password.ts'
import { handle } from '../../http/handler.ts'

/** Takes another password. */
export const changePassword = handle(auth.changePassword, async (request, { services, session, ip }) => {
  await takePassword(services, session, { ...request, ip })
  return {}
})
