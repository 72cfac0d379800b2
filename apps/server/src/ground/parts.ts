import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Bus } from './bus/bus.ts'
import type { Facts } from './bus/facts.ts'
import type { Tell } from './bus/tell.ts'
import type { Events } from './call/events.ts'
import type { RateLimitTable } from './call/rate-limits.data.ts'
import type { RateLimits } from './call/rate-limits.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { Messages } from './messages/messages.ts'
import type { Keyring } from './secrets/keyring.ts'
import type { Readiness } from './work/readiness.ts'
import type { InTurn } from './work/turns.ts'

/** What every noun of the server may use. */
export interface Ground {
  config: Config
  databaseUrl: string
  log: Logger
  db: Database
  /** The database for sums over the whole ledger, which take minutes and which no call waits for. */
  reports: Database
  /** Whether this process can serve. */
  readiness: Readiness
  /** Encrypts and decrypts the secrets and documents in the database. */
  keyring: Keyring
  /** The metrics of this process. */
  registry: Registry
  /** What happens in this process. */
  events: Events
  /** Messages to every process that has members of a channel. */
  bus: Bus
  /** What every process that shares the bus hears. */
  facts: Facts
  /** Sends an event to a player, or to everybody in a channel. */
  tell: Tell
  limits: RateLimits
  /** Messages to players by SMS and e-mail. */
  messages: Messages
  /** Runs works of one key one after the other: logins from an address, and at an account. */
  inTurn: InTurn
  /** The table that `limits` counts by. */
  limitTable: RateLimitTable
  /** Milliseconds since 1970; tests may replace it. */
  now(): number
}
