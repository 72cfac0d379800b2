import { auth, CallError } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** Ends the session that it is called with. */
export const logout = handle(auth.logout, async (_, { services, session }) => {
  await services.sessions.revoke(session.accountId, session.id)
  return {}
})

/** Says whether the token is valid. */
export const check = handle(auth.check, async (_, { session }) => ({ model: { valid: session !== undefined } }))

/** Lists the devices that are logged in. */
export const sessions = handle(auth.sessions, async (_, { services, session }) => {
  const devices = await services.sessions.list(session)
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
export const revokeSession = handle(auth.revokeSession, async ({ id }, { services, session }) => {
  if (!(await services.sessions.revoke(session.accountId, id))) throw new CallError('session_unknown')
  return {}
})
