import { auth, HEADERS } from '@fairground/contract'
import { browserIdOf } from '../../accounts/known-devices.ts'
import { login as logIn } from '../../accounts/login.ts'
import { getUser } from '../../accounts/user.ts'
import { handle } from '../../http/handler.ts'

/** Header names are in lower case here. */
const BROWSER_ID = HEADERS.browserId.toLowerCase()

/** Logs a player in. */
export const login = handle(auth.login, async ({ account, password, totp }, { services, ip, deviceName, headers }) => {
  const browserId = browserIdOf(headers[BROWSER_ID])
  const { accountId, token } = await logIn(services, { account, password, totp, ip, deviceName, browserId })
  return { model: { token }, user: await getUser(services, accountId, token) }
})
