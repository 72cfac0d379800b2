import { auth } from '@fairground/contract'
import { register as openAccount } from '../../accounts/register.ts'
import { getUser } from '../../accounts/user.ts'
import { handle } from '../../http/handler.ts'

/** Opens an account and logs it in. */
export const register = handle(auth.register, async (request, { services, deviceName }) => {
  const { account, password, currencyId, countryId, code: _, ...initParameters } = request
  const { accountId, token } = await openAccount(services, {
    account,
    password,
    currencyId,
    countryId,
    initParameters,
    deviceName,
  })
  return { model: { token }, user: await getUser(services, accountId, token) }
})
