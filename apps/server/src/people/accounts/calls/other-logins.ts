import * as otherLogins from '@fairground/contract/calls/other-logins'
import { HEADERS } from '@fairground/contract/headers'
import { browserIdOf } from '../known-devices.ts'
import { finishLogin as finish } from '../other-logins/finish-login.ts'
import { startLink as beginLink, finishLink as endLink, unlink } from '../other-logins/link.ts'
import { browserTokenOf } from '../other-logins/routes.ts'
import { handle } from '../parts.ts'
import { getUser } from '../user.ts'

/** Node writes header names in lower case. */
const BROWSER_ID = HEADERS.browserId.toLowerCase()

/** Lists the services that players can log in with. */
export const loginServices = handle(otherLogins.loginServices, async (_, { parts }) => ({
  list: parts.loginServices.list.map(({ id, name }) => ({ id, name })),
}))

/** Finishes a login with another service. */
export const finishLogin = handle(
  otherLogins.finishLogin,
  async (request, { parts, ip, deviceName, headers, siteOrigin }) => {
    const { code, totp, currencyId, countryId, age, ...initParameters } = request
    const browserId = browserIdOf(headers[BROWSER_ID])
    const { accountId, token, isNew } = await finish(parts, {
      ...{ code, totp, currencyId, countryId, initParameters, deviceName, browserId, ip },
      age: age ?? 0,
      browserToken: browserTokenOf(headers.cookie, siteOrigin),
    })
    return { model: { token, isNew }, user: await getUser(parts, accountId, token) }
  },
)

/** Begins to link a service. */
export const startLink = handle(otherLogins.startLink, async ({ id, password }, { parts, session, ip }) => ({
  model: { url: await beginLink(parts, session, { serviceId: id, password, ip }) },
}))

/** Links the service that the browser came back from. */
export const finishLink = handle(otherLogins.finishLink, async ({ code }, { parts, session, headers, siteOrigin }) => {
  await endLink(parts, session, { code, browserToken: browserTokenOf(headers.cookie, siteOrigin) })
  return {}
})

/** Removes a service from the account. */
export const unlinkLogin = handle(otherLogins.unlinkLogin, async ({ id }, { parts, session }) => {
  await unlink(parts, session, id)
  return {}
})
