import { auth } from '@fairground/contract'
import { login as logIn } from '../../accounts/login.ts'
import { getUser } from '../../accounts/user.ts'
import { handle } from '../../http/handler.ts'

/** Logs a player in. */
export const login = handle(auth.login, async ({ account, password, totp }, { services, ip, deviceName }) => {
  const { accountId, token } = await logIn(services, { account, password, totp, ip, deviceName })
  return { model: { token }, user: await getUser(services, accountId, token) }
})
