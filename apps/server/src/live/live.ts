import { randomBytes } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import { CallError } from '@fairground/contract'
import { Server } from 'socket.io'
import type { Sessions } from '../accounts/sessions.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { networkReader } from '../http/caller-address.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Bus } from './bus.ts'
import { findChannelOwner, mayJoin } from './channel-name.ts'
import { admission, type ConnectionOptions, serve } from './connection.ts'
import { createLiveSessions } from './live-sessions.ts'
import { createMembers } from './members.ts'
import { createMemoryBus } from './memory-bus.ts'
import { createPresence } from './presence.ts'
import { type NewsSources, publishCommits } from './publisher.ts'
import { createSecretReader } from './server-secret.ts'
import { boundTalk } from './talk.ts'
import { type LiveOwner, signLiveToken } from './tokens.ts'

/** What an event brings along. */
export type EventExtra = Record<string, string | number | boolean>

/** How an event is told. */
export interface TellOptions {
  /** Readers wait so long before they act on it: 0 to 3600. */
  delaySeconds?: number
}

/** The live connections of one server. */
export interface Live {
  /** Names this server process to a client. */
  nodeKey: string
  /** A token to open connections with: for half a day, or until its session ends. */
  connectToken(owner: LiveOwner | undefined): Promise<string>
  /**
   * A token to join channels with: for five minutes.
   * @throws CallError channel_forbidden when one of the channels is another user's
   */
  joinToken(owner: LiveOwner | undefined, channels: readonly string[]): Promise<string>
  /**
   * Tells a player, wherever connected, that something happened to the account; or everybody in a module's channel.
   * @param channel the account's id or the module's, `SITE_CHANNEL` for everybody
   * @param extra `pop`, `title` and `description` show a notification; the rest is the event's own
   */
  tell(channel: string, event: string, extra?: EventExtra, options?: TellOptions): void
  /** Sends a message of any type to all members of a channel. */
  publish: Bus['publish']
  /** Whether a message of a channel would reach anybody now or soon. */
  wants: Bus['wants']
  /** Players who have a live connection now, of all server processes. */
  countPlayers(): Promise<number>
  /** Answers at `/sock.io/` and `/socket.io/` of a server. */
  attach(server: HttpServer): void
  /** Cuts all connections; they come back to another server, or to the next one. */
  close(): void
}

const PATHS = ['/sock.io', '/socket.io']
const CONNECT_TOKEN_MS = 12 * 60 * 60_000
const JOIN_TOKEN_MS = 5 * 60_000
/** What a client says is a token and a few numbers. */
const LARGEST_PACKET_BYTES = 16 * 1024

/** What live connections are made of. */
export interface LiveParts extends NewsSources {
  config: Pick<Config, 'trustProxy'>
  db: Database
  limits: Pick<RateLimits, 'countConnection' | 'hasRoom' | 'holdSocket'>
  sessions: Pick<Sessions, 'findLive'>
  now(): number
}

/** Makes the live connections of a server. They begin with `attach`. */
export function createLive(options: LiveParts): Live {
  const { db, log, now, limits } = options
  const networkOf = networkReader(options.config.trustProxy)
  const bus = createMemoryBus(now)
  const getSecret = createSecretReader(db, 'live')
  const { findLive } = options.sessions
  const sessions = createLiveSessions({ bus, findLive, log })
  const nodeKey = randomBytes(6).toString('hex')
  const presence = createPresence({ db, log, node: nodeKey, now })
  const members = createMembers(bus)
  const connections: ConnectionOptions = { findLive, log, now, getSecret, sessions, members, presence }
  const admit = admission(connections)
  const servers: Server[] = []
  publishCommits(options, bus)

  return {
    nodeKey,
    countPlayers: presence.countPlayers,
    async connectToken(owner) {
      return signLiveToken(await getSecret(), { use: 'connect', owner }, now() + CONNECT_TOKEN_MS)
    },
    async joinToken(owner, channels) {
      if (!channels.every((channel) => mayJoin(channel, owner?.accountId))) throw new CallError('channel_forbidden')
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
    attach(server) {
      for (const path of PATHS) {
        const io = new Server(server, {
          path,
          serveClient: false,
          maxHttpBufferSize: LARGEST_PACKET_BYTES,
          // The site may stand at another host than its line (`wssCdnRoot`). Its token says who it is; no cookie does.
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
          boundTalk(connection)
        })
        io.use((socket, next) => void admit(socket, next))
        io.on('connection', (socket) => serve(socket, connections))
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
