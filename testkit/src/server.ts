import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import type { Parts } from '@fairground/server/app/modules.ts'
import { startServer } from '@fairground/server/app/start-server.ts'
import type { RateLimitTable } from '@fairground/server/ground/call/rate-limits.data.ts'
import { readConfig } from '@fairground/server/ground/config/config.ts'
import { createLog } from '@fairground/server/ground/log.ts'
import type { Pace } from '@fairground/server/play/multiplayer-rounds/pace.ts'
import type { Logger } from 'pino'
import { type CallFunction, createClient } from './client.ts'
import { freshDatabase } from './database.ts'
import { createFaults, type Faults } from './faults.ts'

/** Options of a test server. */
export interface TestServerOptions {
  /** Another server's database, to share it; it stays when this server stops. */
  databaseUrl?: string
  /** The clock, milliseconds since 1970. */
  now?: () => number
  rateLimits?: RateLimitTable
  /** The operator's settings that differ from the defaults. */
  settings?: Partial<SiteSettingsDocument>
  /** Pace of multiplayer rounds, with short chains; without it no rounds run. */
  pace?: Partial<Pace>
  /** A built site to serve. */
  siteFolder?: string
  /** A built staff page to serve. */
  staffFolder?: string
  log?: Logger
  /** Variables of the environment, by their names. */
  environment?: Record<string, string>
}

/** A real server in the test's process. */
export interface TestServer {
  url: string
  databaseUrl: string
  parts: Parts
  call: CallFunction
  /** Stops driving rounds, as if the process had died; it goes on to answer. */
  stopDriving(): Promise<void>
  /** Stops all background work, as if another process did it. */
  stopJobs(): Promise<void>
  /** Makes calls answer refusals of the test's choice. */
  faults: Faults
  stop(): Promise<void>
}

/** Number of rounds in a test's chain of seeds; a short chain is made at once. */
const SHORT_CHAIN = 1_000

/** A server of one test does little at once, and each connection is a process of PostgreSQL's. */
const DATABASE_CONNECTIONS = '4'

/** The key of the secrets of all test servers, so that those on one database read the same. */
export const DATA_KEYS = 'd0'.repeat(32)

/** Starts a server on a fresh database, on a free port. Call it in `beforeAll`, stop it in `afterAll`. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.databaseUrl ? undefined : await freshDatabase()
  const databaseUrl = options.databaseUrl ?? database?.url ?? ''
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    SANDBOX: 'off',
    DATA_KEYS,
    DATABASE_CONNECTIONS,
    ...options.environment,
  })
  const faults = createFaults()
  const server = await startServer({
    config,
    databaseUrl,
    log: options.log ?? createLog(config.logLevel),
    now: options.now,
    rateLimits: options.rateLimits,
    settings: options.settings,
    pace: { isDriving: options.pace !== undefined, chainLength: SHORT_CHAIN, ...options.pace },
    siteFolder: options.siteFolder,
    staffFolder: options.staffFolder,
    // The clients of tests have their answers when they stop a server.
    silentMs: 0,
    furnish: (house) => ({ ...house, handlers: faults.wrap(house.handlers) }),
  })
  return {
    url: server.url,
    databaseUrl,
    parts: server.parts,
    stopDriving: () => server.stopJobs('rounds'),
    stopJobs: () => server.stopJobs(),
    call: createClient(server.url),
    faults,
    async stop() {
      await server.stop()
      await database?.drop()
    },
  }
}
