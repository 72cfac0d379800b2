import type { Logger } from 'pino'
import type { ExtendedError, Socket } from 'socket.io'
import { mayJoin } from '../../ground/bus/channel-name.ts'
import type { Sessions } from '../../people/accounts/sessions.ts'
import type { LiveSessions } from './live-sessions.ts'
import type { Members } from './members.ts'
import type { JoinRequest, LiveNamespace } from './namespace.ts'
import type { Presence } from './presence.ts'
import { type LiveOwner, readLiveToken } from './tokens.ts'

/** The parts that connections need. */
export interface ConnectionOptions {
  /** Returns those of the sessions that are still logged in. */
  findLive: Sessions['findLive']
  log: Logger
  members: Members
  sessions: LiveSessions
  presence: Presence
  /** Signs the tokens. */
  getSecret(): Promise<string>
  now(): number
}

/** Most last numbers of a `join`: most channels of a `join` token. */
const MOST_POSITIONS = 32

/** The owners of sockets; an anonymous socket has none. */
const owners = new WeakMap<Socket, LiveOwner>()

/** Creates the Socket.IO middleware that admits connections. The token is in `auth.token` or in basic authorisation. */
export function admission(options: ConnectionOptions) {
  const { findLive, log, getSecret, now } = options
  return async (socket: Socket, next: (error?: ExtendedError) => void): Promise<void> => {
    try {
      const token = readLiveToken(await getSecret(), tokenOf(socket), 'connect', now())
      if (!token) return next(new Error('not_logged_in'))
      const { owner } = token
      if (owner) {
        const liveSessionIds = await findLive([owner.sessionId])
        if (!liveSessionIds.has(owner.sessionId)) return next(new Error('not_logged_in'))
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
  const authToken: unknown = handshake.auth.token
  if (authToken !== undefined) return authToken
  const [, credentials] = /^Basic ([A-Za-z0-9+/=_-]+)$/i.exec(handshake.headers.authorization ?? '') ?? []
  const [user, ...password] = Buffer.from(credentials ?? '', 'base64')
    .toString()
    .split(':')
  return user === 'token' ? password.join(':') : undefined
}

/** Serves one connection: the `join` event, and the cut when its session ends. */
export function serve(socket: Socket, options: ConnectionOptions): void {
  const owner = owners.get(socket)
  serveJoins(socket, options, (request) => joinChannels(socket, request, options))
  socket.on('disconnect', () => options.members.leaveAll(socket))
  if (owner) socket.once('disconnect', options.presence.enter(owner.accountId))
}

/** Serves one connection of another namespace. @param address the caller's, for limits */
export function serveNamespace(
  socket: Socket,
  namespace: LiveNamespace,
  options: ConnectionOptions & { address: string },
): void {
  if (!namespace.enter(socket, owners.get(socket), options.address)) {
    socket.disconnect(true)
    return
  }
  socket.on('disconnect', () => namespace.leave(socket))
  serveJoins(socket, options, (request) => namespace.join(socket, request))
}

/** The part that the connections of all namespaces share. */
function serveJoins(
  socket: Socket,
  options: ConnectionOptions,
  joinAll: (request: JoinRequest) => Promise<string[]>,
): void {
  const { sessions, log } = options
  const owner = owners.get(socket)
  socket.on('error', (error) => log.debug({ err: error }, 'a live connection sent something broken'))
  socket.on('join', (...args: unknown[]) => {
    join(socket, args, options, joinAll).catch((error: unknown) => {
      log.warn({ err: error }, 'a live channel could not be joined')
      socket.conn.close()
    })
  })
  if (!owner) return
  socket.on('disconnect', () => sessions.remove(socket, owner.sessionId))
  sessions
    .add(socket, owner.sessionId)
    .then(() => checkAgain(socket, owner, options))
    .catch((error: unknown) => {
      log.warn({ err: error }, 'a live session could not be checked')
      socket.conn.close()
    })
}

/**
 * `join(token, numbers?, answer?)`: joins the channels of a `join` token. `numbers` holds the client's last message number by
 * channel; `answer` receives the joined channels. A wrong token joins none, without an error.
 */
async function join(
  socket: Socket,
  args: readonly unknown[],
  { getSecret, now }: ConnectionOptions,
  joinAll: (request: JoinRequest) => Promise<string[]>,
): Promise<void> {
  const [token, numbers] = args
  const liveToken = readLiveToken(await getSecret(), token, 'join', now())
  const owner = owners.get(socket)
  const isOwn = liveToken && (liveToken.owner === undefined || liveToken.owner.sessionId === owner?.sessionId)
  const joinedChannels = await joinAll({
    channels: isOwn ? liveToken.channels : [],
    numbers: positionsOf(numbers),
  })
  const answer = args.at(-1)
  if (typeof answer === 'function') answer({ channels: joinedChannels })
}

async function joinChannels(
  socket: Socket,
  { channels, numbers }: JoinRequest,
  { members }: ConnectionOptions,
): Promise<string[]> {
  const accountId = owners.get(socket)?.accountId
  const joinedChannels: string[] = []
  for (const channel of channels.filter((each) => mayJoin(each, accountId))) {
    if (socket.connected && (await members.join(socket, channel, numbers.get(channel)))) joinedChannels.push(channel)
  }
  return joinedChannels
}

function positionsOf(numbers: unknown): Map<string, string> {
  if (typeof numbers !== 'object' || numbers === null) return new Map()
  const entries = Object.entries(numbers).slice(0, MOST_POSITIONS)
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Checks whether the session ended after the admission and before its end is listened for. */
async function checkAgain(socket: Socket, { sessionId }: LiveOwner, { findLive }: ConnectionOptions): Promise<void> {
  if (!(await findLive([sessionId])).has(sessionId)) socket.disconnect(true)
}
