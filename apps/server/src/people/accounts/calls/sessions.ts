import { hash, randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import { browserIdOf } from '../known-devices.ts'
import { login as logIn } from '../login.ts'
import { handle } from '../parts.ts'
import { register as openAccount } from '../register.ts'
import { getUser } from '../user.ts'

/** Node writes header names in lower case. */
const BROWSER_ID = HEADERS.browserId.toLowerCase()

/** Logs a player in. */
export const login = handle(auth.login, async ({ account, password, totp }, { parts, ip, deviceName, headers }) => {
  const browserId = browserIdOf(headers[BROWSER_ID])
  const { accountId, token } = await logIn(parts, { account, password, totp, ip, deviceName, browserId })
  return { model: { token }, user: await getUser(parts, accountId, token) }
})

/** Opens an account and logs it in. */
export const register = handle(auth.register, async (request, { parts, ip, deviceName, headers }) => {
  const { account, password, currencyId, countryId, age, code, ...initParameters } = request
  const browserId = browserIdOf(headers[BROWSER_ID])
  if (browserId !== undefined) await parts.limits.countRegistration(browserId)
  const { accountId, token } = await openAccount(parts, {
    account,
    password,
    currencyId,
    countryId,
    age: age ?? 0,
    initParameters,
    code,
    ip,
    deviceName,
    browserId,
  })
  return { model: { token }, user: await getUser(parts, accountId, token) }
})

/** Ends the session that it is called with. */
export const logout = handle(auth.logout, async (_, { parts, session }) => {
  await parts.sessions.revoke(session.accountId, session.id)
  return {}
})

/** Tells whether the token is valid. */
export const check = handle(auth.check, async (_, { session }) => ({ model: { valid: session !== undefined } }))

/** Lists the devices that are logged in. */
export const sessions = handle(auth.sessions, async (_, { parts, session }) => {
  const devices = await parts.sessions.list(session)
  return {
    list: devices.map(({ id, name, createdAtMs, lastSeenAtMs }) => ({
      id,
      name,
      createdAt: createdAtMs,
      lastSeenAt: lastSeenAtMs,
      current: id === session.id,
    })),
  }
})

/** Logs a device of the same player out. */
export const revokeSession = handle(auth.revokeSession, async ({ id }, { parts, session }) => {
  if (!(await parts.sessions.revoke(session.accountId, id))) throw new CallError('session_unknown')
  return {}
})

/** Derives the browser's id from the visitor id, so equal visitors get equal ids. Without a visitor id it is random. */
export const browserFootPrint = handle(auth.browserFootPrint, async ({ t }) => ({
  model: t === '' ? randomUUID().replaceAll('-', '') : hash('sha256', `browser ${t}`, 'hex').slice(0, 32),
}))
