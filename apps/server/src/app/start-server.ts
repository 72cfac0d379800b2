import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withClient } from '@fairground/embedded-postgres'
import { startPayouts } from '../cash/withdrawals/send-payouts.ts'
import { seedDesigns } from '../front/design/seed.ts'
import { drainable } from '../front/http/drain.ts'
import type { Handler } from '../ground/call/handler.ts'
import { type Clock, startClock } from '../ground/clock.ts'
import { warnOfProxy } from '../ground/net/caller-address.ts'
import { openKeyring } from '../ground/secrets/open-keyring.ts'
import { addGames } from '../operator/settings/add-games.ts'
import { makeGameRooms } from '../talk/chat/rooms/make-rooms.ts'
import { createHttpServer } from './http-server.ts'
import { closeServices, createServices, type ServiceOptions, type Services } from './services.ts'

/** So long a stop waits for calls whose callers have hung up. */
const HUNG_UP_LIMIT_MS = 5_000

/** A running server. */
export interface RunningServer {
  /** `http://HOST:PORT`. */
  url: string
  services: Services
  /** Refuses new calls, finishes the running ones (at most 10 s), and closes everything. */
  stop(): Promise<void>
}

/** Replacements for tests: the built site and staff page, and the handlers of the calls. */
export interface StandIns {
  siteFolder?: string | undefined
  staffFolder?: string | undefined
  handlers?: readonly Handler[] | undefined
}

/**
 * Starts a server on a migrated database and waits until it listens.
 * @throws StartRefused when the keys do not open the secrets in the database
 */
export async function startServer(options: ServiceOptions & StandIns): Promise<RunningServer> {
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
  const services = createServices({ ...options, keyring, now })
  try {
    const app = createHttpServer(services, options.siteFolder, options.handlers, options.staffFolder)
    const drain = drainable(app.server)
    warnOfProxy(app.server, options.config.trustProxy, options.log)
    const { host, port } = options.config
    await makeGameRooms(services.db, new Date(now()))
    services.live.attach(app.server, [services.chat.namespace])
    await app.listen({ host, port })
    const url = urlOf(app.server, host)
    await services.payments.start(url)
    // The sandbox answers now, so that the first try of a payout is no blind one.
    const payouts = startPayouts(services)
    let stopping: Promise<void> | undefined
    const stop = async () => {
      await payouts.close()
      await services.payments.stop()
      services.live.close()
      await drain(() => app.close())
      // Whoever hung up has no connection to wait for.
      await services.underway.settled(HUNG_UP_LIMIT_MS)
      await closeServices(services)
      clock?.close()
    }
    return { url, services, stop: () => (stopping ??= stop()) }
  } catch (error) {
    await closeServices(services)
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
