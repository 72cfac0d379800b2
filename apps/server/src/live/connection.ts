import type { Logger } from 'pino'
import type { ExtendedError, Socket } from 'socket.io'
import type { Sessions } from '../accounts/sessions.ts'
import { mayJoin } from './channel-name.ts'
import type { LiveSessions } from './live-sessions.ts'
import type { Members } from './members.ts'
import type { Presence } from './presence.ts'
import { type LiveOwner, readLiveToken } from './tokens.ts'

/** What connections are admitted by, and where they go. */
export interface ConnectionOptions {
  /** Of these sessions, those that are still logged in. */
  findLive: Sessions['findLive']
  log: Logger
  members: Members
  sessions: LiveSessions
  presence: Presence
  /** Signs the tokens. */
  getSecret(): Promise<string>
  now(): number
}

/** The longest list of last numbers is that of the most channels of a `join` token. */
const MOST_POSITIONS = 32

/** Who a socket belongs to; nobody for an anonymous one. */
const owners = new WeakMap<Socket, LiveOwner>()

/** Lets a connection in, or not: Socket.IO's middleware. The token is in `auth.token` or in basic authorisation. */
export function admission(options: ConnectionOptions) {
  const { findLive, log, getSecret, now } = options
  return async (socket: Socket, next: (error?: ExtendedError) => void): Promise<void> => {
    try {
      const token = readLiveToken(await getSecret(), tokenOf(socket), 'connect', now())
      if (!token) return next(new Error('not_logged_in'))
      const { owner } = token
      if (owner) {
        const live = await findLive([owner.sessionId])
        if (!live.has(owner.sessionId)) return next(new Error('not_logged_in'))
        owners.set(socket, owner)
      }
      next()
    } catch (error) {
      log.warn({ err: error }, 'a live connection could not be admitted')
      next(new Error('unavailable'))
    }
  }
}

function tokenOf({ handshake }: Socket): unknown {
  const given: unknown = handshake.auth.token
  if (given !== undefined) return given
  const [, encoded] = /^Basic ([A-Za-z0-9+/=_-]+)$/i.exec(handshake.headers.authorization ?? '') ?? []
  const [user, ...password] = Buffer.from(encoded ?? '', 'base64')
    .toString()
    .split(':')
  return user === 'token' ? password.join(':') : undefined
}

/** Serves one connection: the `join` event, and being cut when its session ends. */
export function serve(socket: Socket, options: ConnectionOptions): void {
  const { members, sessions, log } = options
  const owner = owners.get(socket)
  socket.on('error', (error) => log.debug({ err: error }, 'a live connection sent something broken'))
  socket.on('disconnect', () => {
    members.leaveAll(socket)
    if (owner) sessions.remove(socket, owner.sessionId)
  })
  socket.on('join', (...said: unknown[]) => {
    join(socket, said, options).catch((error: unknown) => {
      log.warn({ err: error }, 'a live channel could not be joined')
      socket.conn.close()
    })
  })
  if (!owner) return
  sessions.add(socket, owner.sessionId)
  socket.once('disconnect', options.presence.enter(owner.accountId))
  checkAgain(socket, owner, options).catch((error: unknown) => {
    log.warn({ err: error }, 'a live session could not be checked')
    socket.conn.close()
  })
}

/**
 * `join(token, numbers?, answer?)`: enters the channels of a `join` token. `numbers` says of each channel the last
 * message that the client has; `answer` is told the channels that were joined. A wrong token joins nothing, silently.
 */
async function join(
  socket: Socket,
  said: readonly unknown[],
  { members, getSecret, now }: ConnectionOptions,
): Promise<void> {
  const [token, numbers] = said
  const read = readLiveToken(await getSecret(), token, 'join', now())
  const owner = owners.get(socket)
  const isOwn = read && (read.owner === undefined || read.owner.sessionId === owner?.sessionId)
  const channels = isOwn ? read.channels.filter((channel) => mayJoin(channel, owner?.accountId)) : []
  const positions = positionsOf(numbers)
  const joined: string[] = []
  for (const channel of channels) {
    if (socket.connected && (await members.join(socket, channel, positions.get(channel)))) joined.push(channel)
  }
  const answer = said.at(-1)
  if (typeof answer === 'function') answer({ channels: joined })
}

function positionsOf(numbers: unknown): Map<string, string> {
  if (typeof numbers !== 'object' || numbers === null) return new Map()
  const entries = Object.entries(numbers).slice(0, MOST_POSITIONS)
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Looks whether the session ended between the admission and the moment from which its end is heard. */
async function checkAgain(socket: Socket, { sessionId }: LiveOwner, { findLive }: ConnectionOptions): Promise<void> {
  if (!(await findLive([sessionId])).has(sessionId)) socket.disconnect(true)
}
