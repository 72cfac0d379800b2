import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import { createFacts } from './bus/facts.ts'
import { createHubBus } from './bus/hub/hub-bus.ts'
import { createMemoryBus } from './bus/memory-bus.ts'
import { createTell } from './bus/tell.ts'
import { createEvents } from './call/events.ts'
import { type RateLimitTable, rateLimits } from './call/rate-limits.data.ts'
import { createRateLimits } from './call/rate-limits.ts'
import { createRateStore } from './call/rate-store.ts'
import type { Config } from './config/config.ts'
import { createDatabase } from './db/database.ts'
import { createMessages } from './messages/messages.ts'
import type { Ground } from './parts.ts'
import type { Keyring } from './secrets/keyring.ts'
import { createReadiness } from './work/readiness.ts'
import { createTurns } from './work/turns.ts'

/** What the ground is laid from. */
export interface GroundOptions {
  config: Config
  databaseUrl: string
  log: Logger
  keyring: Keyring
  now(): number
  /** Tests set limits of their own. */
  rateLimits?: RateLimitTable | undefined
}

/** Connections for reports: one runs at a time. */
const REPORT_CONNECTIONS = 2
/** Longest run of a statement of a report. */
const REPORT_LIMIT_MS = 10 * 60_000

/**
 * Makes what every noun of a server uses.
 * @throws StartRefused when the bus must not be opened
 */
export function layGround(options: GroundOptions): Ground {
  const { config, databaseUrl, log, keyring, now, rateLimits: limitTable = rateLimits } = options
  const db = createDatabase(databaseUrl, { max: config.databaseConnections, log })
  const reports = createDatabase(databaseUrl, {
    ...{ name: 'reports', max: REPORT_CONNECTIONS, statementLimitMs: REPORT_LIMIT_MS, log },
  })
  const bus = config.hubPath === undefined ? createMemoryBus(now) : createHubBus({ path: config.hubPath, now, log })
  return {
    ...{ config, databaseUrl, log, db, reports, keyring, now, bus, limitTable },
    readiness: createReadiness({ databaseUrl, config, log }),
    registry: new Registry(),
    events: createEvents(),
    facts: createFacts(bus),
    tell: createTell(bus),
    limits: createRateLimits({ table: limitTable, store: createRateStore(db), log }),
    messages: createMessages({ config, db, keyring, log, now }),
    inTurn: createTurns(),
  }
}
