import * as otherLogins from '@fairground/contract/calls/other-logins'
import { HEADERS } from '@fairground/contract/headers'
import { browserTokenOf } from '../../../front/http/other-logins.ts'
import { handle } from '../../../ground/call/handler.ts'
import { browserIdOf } from '../../../people/accounts/known-devices.ts'
import { finishLogin as finish } from '../../../people/accounts/other-logins/finish-login.ts'
import { startLink as beginLink, finishLink as endLink, unlink } from '../../../people/accounts/other-logins/link.ts'
import { getUser } from '../../../people/accounts/user.ts'

/** Node writes header names in lower case. */
const BROWSER_ID = HEADERS.browserId.toLowerCase()

/** Lists the services that players can log in with. */
export const loginServices = handle(otherLogins.loginServices, async (_, { services }) => ({
  list: services.loginServices.list.map(({ id, name }) => ({ id, name })),
}))

/** Finishes a login with another service. */
export const finishLogin = handle(
  otherLogins.finishLogin,
  async (request, { services, ip, deviceName, headers, isSecure }) => {
    const { code, totp, currencyId, countryId, age, ...initParameters } = request
    const browserId = browserIdOf(headers[BROWSER_ID])
    const { accountId, token, isNew } = await finish(services, {
      ...{ code, totp, currencyId, countryId, initParameters, deviceName, browserId, ip },
      age: age ?? 0,
      browserToken: browserTokenOf(headers.cookie, isSecure),
    })
    return { model: { token, isNew }, user: await getUser(services, accountId, token) }
  },
)

/** Begins to link a service. */
export const startLink = handle(otherLogins.startLink, async ({ id, password }, { services, session, ip }) => ({
  model: { url: await beginLink(services, session, { serviceId: id, password, ip }) },
}))

/** Links the service that the browser came back from. */
export const finishLink = handle(otherLogins.finishLink, async ({ code }, { services, session, headers, isSecure }) => {
  await endLink(services, session, { code, browserToken: browserTokenOf(headers.cookie, isSecure) })
  return {}
})

/** Removes a service from the account. */
export const unlinkLogin = handle(otherLogins.unlinkLogin, async ({ id }, { services, session }) => {
  await unlink(services, session, id)
  return {}
})
