import { auth } from '@fairground/contract'
import { getUser } from '../../accounts/user.ts'
import { handle } from '../../http/handler.ts'

/** The user with the balances of this moment. */
export const userInfo = handle(auth.userInfo, async (_, { services, session, headers }) => ({
  user: await getUser(services, session.accountId, String(headers.auth)),
}))
