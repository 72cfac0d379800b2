import { auth, HEADERS } from '@fairground/contract'
import { browserIdOf } from '../../accounts/known-devices.ts'
import { register as openAccount } from '../../accounts/register.ts'
import { getUser } from '../../accounts/user.ts'
import { handle } from '../../http/handler.ts'

/** Header names are in lower case here. */
const BROWSER_ID = HEADERS.browserId.toLowerCase()

/** Opens an account and logs it in. */
export const register = handle(auth.register, async (request, { services, deviceName, headers }) => {
  const { account, password, currencyId, countryId, age, code: _, ...initParameters } = request
  const browserId = browserIdOf(headers[BROWSER_ID])
  if (browserId !== undefined) await services.limits.countRegistration(browserId)
  const { accountId, token } = await openAccount(services, {
    account,
    password,
    currencyId,
    countryId,
    age: age ?? 0,
    initParameters,
    deviceName,
    browserId,
  })
  return { model: { token }, user: await getUser(services, accountId, token) }
})
