/** A user id, which names a personal channel. */
const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MODULE_ID = /^[\w.:-]{1,64}$/

/** The owner of a personal channel; undefined for a module's channel, which everybody may join. */
export function findChannelOwner(channel: string): string | undefined {
  return USER_ID.test(channel.toLowerCase()) ? channel : undefined
}

/** Whether an account may join a channel: everybody a module's channel, only its owner a personal one. */
export function mayJoin(channel: string, accountId: string | undefined): boolean {
  const owner = findChannelOwner(channel)
  return owner === undefined ? MODULE_ID.test(channel) : owner === accountId
}

/** The channel of a session, which its sockets join automatically. It carries the end of the session. */
export function sessionChannel(sessionId: string): string {
  return `session ${sessionId}`
}
