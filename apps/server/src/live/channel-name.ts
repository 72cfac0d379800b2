/** A user id, which names a personal channel. */
const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MODULE_ID = /^[\w.:-]{1,64}$/

/** Whose personal channel it is; `undefined` for a module's, which everybody may join. */
export function findChannelOwner(channel: string): string | undefined {
  return USER_ID.test(channel.toLowerCase()) ? channel : undefined
}

/** Whether somebody may join a channel: a module's anybody, a personal one its own user alone. */
export function mayJoin(channel: string, accountId: string | undefined): boolean {
  const owner = findChannelOwner(channel)
  return owner === undefined ? MODULE_ID.test(channel) : owner === accountId
}

/** The channel of a session, that its sockets are in without asking: the word on it is that the session has ended. */
export function sessionChannel(sessionId: string): string {
  return `session ${sessionId}`
}
