import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import { withClient } from '@fairground/embedded-postgres'
import type { Logger } from 'pino'
import { seedDesigns } from '../front/design/seed.ts'
import type { RateLimitTable } from '../ground/call/rate-limits.data.ts'
import { type Clock, startClock } from '../ground/clock.ts'
import type { Config } from '../ground/config/config.ts'
import { layGround } from '../ground/lay-ground.ts'
import { openKeyring } from '../ground/secrets/open-keyring.ts'
import { addGames } from '../operator/settings/add-games.ts'
import type { Pace } from '../play/multiplayer-rounds/pace.ts'
import { makeGameRooms } from '../talk/chat/rooms/make-rooms.ts'
import { createHttpServer, openDoor } from './http-server.ts'
import { modules, type Parts, type ServerHouse } from './modules.ts'

/** So long a stop waits for calls whose callers have hung up. */
const HUNG_UP_LIMIT_MS = 5_000

/** A running server. */
export interface RunningServer {
  /** `http://HOST:PORT`. */
  url: string
  parts: Parts
  /** Lets other processes take over the jobs of a role. */
  stopJobs: ServerHouse['stopJobs']
  /** Lets nobody connect any more, answers what comes on open connections (at most 10 s), and closes everything. */
  stop(): Promise<void>
}

/** Options of a server; most are for tests and benchmarks. */
export interface ServerOptions {
  config: Config
  databaseUrl: string
  log: Logger
  now?: (() => number) | undefined
  rateLimits?: RateLimitTable | undefined
  settings?: Partial<SiteSettingsDocument> | undefined
  /** Timing of multiplayer rounds. */
  pace?: Partial<Pace> | undefined
  /** How long a stop leaves a connection without a request open. */
  silentMs?: number | undefined
  /** The built site and staff page. */
  siteFolder?: string | undefined
  staffFolder?: string | undefined
  /** Replaces parts and handlers before they are used. */
  furnish?: ((house: ServerHouse) => ServerHouse) | undefined
}

/**
 * Starts a server on a migrated database and waits until it listens.
 * @throws StartRefused when the keys do not open the secrets in the database
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const keyring = await openKeyring(options.databaseUrl, options.config)
  const clock = options.now ? undefined : await startDatabaseClock(options.databaseUrl)
  const now = options.now ?? clock?.now ?? Date.now
  try {
    await addGames(options.databaseUrl)
    await seedDesigns({ databaseUrl: options.databaseUrl, now, log: options.log })
  } catch (error) {
    clock?.close()
    throw error
  }
  const { settings: firstSettings, pace, furnish = (house) => house } = options
  const house = furnish(
    modules.open({ ...layGround({ ...options, keyring, now }), firstSettings, pace }, options.config.roles),
  )
  const { parts } = house
  try {
    const app = createHttpServer(house, options.siteFolder, options.staffFolder)
    const { host, port } = options.config
    await makeGameRooms(parts.db, new Date(now()))
    const drain = openDoor(app.server, parts, options.silentMs)
    // For localhost Fastify would listen on a second server, which nothing guards.
    await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port })
    const url = urlOf(app.server, host)
    await house.start(url)
    let stopping: Promise<void> | undefined
    const stop = async () => {
      await Promise.all([drain(), parts.live.close()])
      await app.close()
      // Whoever hung up has no connection to wait for.
      await parts.underway.settled(HUNG_UP_LIMIT_MS)
      await house.close()
      clock?.close()
    }
    return { url, parts, stopJobs: house.stopJobs, stop: () => (stopping ??= stop()) }
  } catch (error) {
    await house.close()
    clock?.close()
    throw error
  }
}

/** Starts a clock by the database's time. Each reading uses its own connection. */
function startDatabaseClock(databaseUrl: string): Promise<Clock> {
  return startClock({
    monotonicMs: () => performance.now(),
    readDatabaseMs: () =>
      withClient(databaseUrl, async (client) => {
        const { rows } = await client.query('select extract(epoch from clock_timestamp()) * 1000 as ms')
        return Number(rows[0].ms)
      }),
  })
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
