import { randomBytes } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import { CallError } from '@fairground/contract/envelope'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import type { RateLimits } from '../../ground/call/rate-limits.ts'
import type { Config } from '../../ground/config/config.ts'
import type { Database } from '../../ground/db/database.ts'
import { networkReader } from '../../ground/net/caller-address.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import type { Sessions } from '../../people/accounts/sessions.ts'
import type { Bus } from './bus.ts'
import { findChannelOwner, mayJoin } from './channel-name.ts'
import { admission, type ConnectionOptions, serve, serveNamespace } from './connection.ts'
import { limitPackets } from './limit-packets.ts'
import { createLiveSessions } from './live-sessions.ts'
import { createMembers } from './members.ts'
import { createMemoryBus } from './memory-bus.ts'
import type { LiveNamespace } from './namespace.ts'
import { createPresence } from './presence.ts'
import { createSecretReader } from './server-secret.ts'
import { type LiveOwner, signLiveToken } from './tokens.ts'

/** The extra fields of an event. */
export type EventExtra = Record<string, string | number | boolean>

/** Options of an event. */
export interface TellOptions {
  /** Delay after which clients handle it: 0 to 3600. */
  delaySeconds?: number
}

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
  /**
   * Sends an event to all connections of a player, or to everybody in a module's channel.
   * @param channel the account's id or the module's, `SITE_CHANNEL` for everybody
   * @param extra `pop`, `title` and `description` show a notification; the rest is the event's own
   */
  tell(channel: string, event: string, extra?: EventExtra, options?: TellOptions): void
  /** Sends a message of any type to all members of a channel. */
  publish: Bus['publish']
  /** Whether a channel has or had recent members. */
  wants: Bus['wants']
  /** Number of players with a live connection, of all server processes. */
  countPlayers(): Promise<number>
  /** Serves `/sock.io/` and `/socket.io/` of a server, with further namespaces. */
  attach(server: HttpServer, namespaces?: readonly LiveNamespace[]): void
  /** Cuts all connections. The clients reconnect to another server, or to the next one. */
  close(): void
}

const PATHS = ['/sock.io', '/socket.io']
const CONNECT_TOKEN_MS = 12 * 60 * 60_000
const JOIN_TOKEN_MS = 5 * 60_000
/** Enough for a token and a few numbers, which is all that a client sends. */
const LARGEST_PACKET_BYTES = 16 * 1024

/** The parts that live connections need. */
export interface LiveParts {
  log: Logger
  config: Pick<Config, 'trustProxy'>
  db: Database
  keyring: Keyring
  limits: Pick<RateLimits, 'countConnection' | 'hasRoom' | 'holdSocket'>
  sessions: Pick<Sessions, 'findLive'>
  now(): number
}

/** Creates the live connections of a server. They start with `attach`. */
export function createLive(options: LiveParts): Live {
  const { db, log, now, limits } = options
  const networkOf = networkReader(options.config.trustProxy)
  const bus = createMemoryBus(now)
  const getSecret = createSecretReader(options, 'live')
  const { findLive } = options.sessions
  const sessions = createLiveSessions({ bus, findLive, log })
  const nodeKey = randomBytes(6).toString('hex')
  const presence = createPresence({ db, log, node: nodeKey, now })
  const members = createMembers(bus)
  const connections: ConnectionOptions = { findLive, log, now, getSecret, sessions, members, presence }
  const admit = admission(connections)
  const servers: Server[] = []

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
    tell(channel, event, extra, { delaySeconds } = {}) {
      const userId = findChannelOwner(channel)
      bus.publish(channel, {
        type: 'event',
        ...(userId !== undefined && { userId }),
        event,
        ...(extra && { extra }),
        ...(delaySeconds !== undefined && { delaySeconds }),
      })
    },
    publish: bus.publish,
    wants: bus.wants,
    attach(server, namespaces = []) {
      for (const path of PATHS) {
        const io = new Server(server, {
          path,
          serveClient: false,
          maxHttpBufferSize: LARGEST_PACKET_BYTES,
          // The site may be on another host than its live connection (`wssCdnRoot`). The token identifies the client, not a cookie.
          cors: { origin: '*' },
          allowRequest: (request, decide) => {
            const network = networkOf(request)
            limits.countConnection(network).then(
              () => (limits.hasRoom(network) ? decide(null, true) : decide('too_many_requests', false)),
              (error: Error) => decide(error.message, false),
            )
          },
        })
        io.engine.on('connection', (connection) => {
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
      sessions.close()
      presence.close()
      for (const io of servers) {
        io.disconnectSockets(true)
        io.engine.close()
      }
    },
  }
}
