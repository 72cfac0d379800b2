import { randomBytes } from 'node:crypto'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { CallError } from '@fairground/contract/envelope'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import type { Bus } from '../../ground/bus/bus.ts'
import { mayJoin } from '../../ground/bus/channel-name.ts'
import type { RateLimits } from '../../ground/call/rate-limits.ts'
import type { Config } from '../../ground/config/config.ts'
import type { Database } from '../../ground/db/database.ts'
import { networkReader } from '../../ground/net/caller-address.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { createSecretReader } from '../../ground/server-secret.ts'
import type { Sessions } from '../../people/accounts/sessions.ts'
import { admission, type ConnectionOptions, serve, serveNamespace } from './connection.ts'
import { limitPackets } from './limit-packets.ts'
import { createLiveSessions } from './live-sessions.ts'
import { createMembers } from './members.ts'
import type { LiveNamespace } from './namespace.ts'
import { createPresence } from './presence.ts'
import { type LiveOwner, signLiveToken } from './tokens.ts'

/** The live connections of one server. */
export interface Live {
  /** Names this server process to a client. */
  nodeKey: string
  /** Creates a token that opens connections, valid for half a day or until its session ends. */
  connectToken(owner: LiveOwner | undefined): Promise<string>
  /**
   * Creates a token that joins channels, valid for five minutes.
   * @param rooms ids of rooms of the chat that the owner may enter
   * @throws CallError channel_forbidden when one of the channels is another user's
   */
  joinToken(owner: LiveOwner | undefined, channels: readonly string[], rooms?: ReadonlySet<string>): Promise<string>
  /** Number of players with a live connection, of all server processes. */
  countPlayers(): Promise<number>
  /** Serves `/sock.io/` and `/socket.io/` of a server, with further namespaces. */
  attach(server: HttpServer, namespaces?: readonly LiveNamespace[]): void
  /** Ends all connections with the code of a server that goes away, and lets none in. The clients reconnect to the next one. */
  close(): void
}

/** The code of a WebSocket whose server goes away (RFC 6455, section 7.4.1). */
const GOING_AWAY = 1001
const PATHS = ['/sock.io', '/socket.io']
const CONNECT_TOKEN_MS = 12 * 60 * 60_000
const JOIN_TOKEN_MS = 5 * 60_000
/** Enough for a token and a few numbers, which is all that a client sends. */
const LARGEST_PACKET_BYTES = 16 * 1024

/** Whether a request opens a live connection by a WebSocket: the only one that leaves HTTP. */
export function opensLive({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && PATHS.some((path) => url.startsWith(`${path}/`))
}

/** What live connections need. */
export interface LiveNeeds {
  bus: Bus
  log: Logger
  config: Pick<Config, 'trustProxy'>
  db: Database
  keyring: Keyring
  limits: Pick<RateLimits, 'countConnection' | 'hasRoom' | 'holdSocket'>
  sessions: Pick<Sessions, 'findLive'>
  now(): number
}

/** A connection of Engine.IO. */
type Line = Server['engine']['clients'][string]

/** Closes the WebSocket of a connection; by polling it has none. */
function goAway({ transport }: Line): void {
  const { socket } = transport as { socket?: { close(code: number): void } }
  socket?.close(GOING_AWAY)
}

/** Creates the live connections of a server. They start with `attach`. */
export function createLive(options: LiveNeeds): Live {
  const { bus, db, log, now, limits } = options
  const networkOf = networkReader(options.config.trustProxy)
  const getSecret = createSecretReader(options, 'live')
  const { findLive } = options.sessions
  const sessions = createLiveSessions({ bus, findLive, log })
  const nodeKey = randomBytes(6).toString('hex')
  const presence = createPresence({ db, log, node: nodeKey, now })
  const members = createMembers(bus)
  const connections: ConnectionOptions = { findLive, log, now, getSecret, sessions, members, presence }
  const admit = admission(connections)
  const servers: Server[] = []
  const lines = new Set<Line>()
  let isClosed = false

  return {
    nodeKey,
    countPlayers: presence.countPlayers,
    async connectToken(owner) {
      return signLiveToken(await getSecret(), { use: 'connect', owner }, now() + CONNECT_TOKEN_MS)
    },
    async joinToken(owner, channels, rooms) {
      const isAllowed = (channel: string) => mayJoin(channel, owner?.accountId) || rooms?.has(channel)
      if (!channels.every(isAllowed)) throw new CallError('channel_forbidden')
      return signLiveToken(await getSecret(), { use: 'join', owner, channels: [...channels] }, now() + JOIN_TOKEN_MS)
    },
    attach(server, namespaces = []) {
      for (const path of PATHS) {
        const io = new Server(server, {
          path,
          serveClient: false,
          maxHttpBufferSize: LARGEST_PACKET_BYTES,
          // The site may be on another host than its live connection (`wssCdnRoot`). The token identifies the client, not a cookie.
          cors: { origin: '*' },
          allowRequest: (request, decide) => {
            if (isClosed) return decide('unavailable', false)
            const network = networkOf(request)
            limits.countConnection(network).then(
              () => (limits.hasRoom(network) ? decide(null, true) : decide('too_many_requests', false)),
              (error: Error) => decide(error.message, false),
            )
          },
        })
        io.engine.on('connection', (connection) => {
          lines.add(connection)
          connection.once('close', () => lines.delete(connection))
          const leave = limits.holdSocket(networkOf(connection.request))
          if (leave) connection.once('close', leave)
          else connection.close(true)
          limitPackets(connection)
        })
        io.use((socket, next) => void admit(socket, next))
        io.on('connection', (socket) => serve(socket, connections))
        for (const namespace of namespaces) {
          const serveOne = (socket: Socket) =>
            serveNamespace(socket, namespace, { ...connections, address: networkOf(socket.request) })
          io.of(namespace.name)
            .use((socket, next) => void admit(socket, next))
            .on('connection', serveOne)
        }
        servers.push(io)
      }
    },
    close() {
      isClosed = true
      sessions.close()
      presence.close()
      for (const io of servers) io.disconnectSockets(true)
      for (const line of lines) goAway(line)
      for (const io of servers) io.engine.close()
    },
  }
}
