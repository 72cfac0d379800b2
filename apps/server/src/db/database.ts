import { Kysely, PostgresDialect } from 'kysely'
import { type CustomTypesConfig, Pool, types } from 'pg'
import type { Log } from '../log.ts'
import type { Tables } from './tables/index.ts'

/** The product's one door to everything in the database that is not money. */
export type Database = Kysely<Tables>

const INT8 = types.builtins.INT8

/** Integers of 64 bits arrive as bigint: amounts and counters beyond 2^53 stay exact. Everything else is pg's default. */
const exactTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? BigInt
      : types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
}

/** What a pool is for decides what may cut a statement short. */
export type PoolOptions = {
  /** Shown by PostgreSQL beside each connection. */
  name: string
  /** Most connections at once. */
  max: number
  /** A statement that runs longer is cancelled; 0 never cancels, as money needs it. */
  statementLimitMs: number
  /** PostgreSQL settings of its connections, as `-c name=value`. */
  settings?: string
  log?: Log
}

/** Waiting for a row longer than this fails with 55P03, which `transaction` repeats. */
const LOCK_LIMIT_MS = 5_000
/** A transaction that its owner has forgotten would hold its locks for good. */
const IDLE_TRANSACTION_LIMIT_MS = 30_000
/** A request should fail rather than wait longer than this for a connection. */
const CONNECT_LIMIT_MS = 10_000

/** A pool of connections with the product's types and settings. A connection that breaks is logged and replaced. */
export function createPool(url: string, options: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.max,
    application_name: `fairground ${options.name}`,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: options.statementLimitMs,
    ...(options.settings && { options: options.settings }),
    lock_timeout: LOCK_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
    types: exactTypes,
  })
  // The pool itself listens to idle connections alone: one that breaks between two statements would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // A pool that ends does not wait for its connections to be gone: what the database says to them then is no news.
      if (!pool.ending) options.log?.warn(`a database connection broke: ${error.message}`)
    })
  })
  // Said above already.
  pool.on('error', () => undefined)
  return pool
}

/** The Kysely instance over a pool of its own; `destroy()` closes both. */
export function createDatabase(url: string, options: { max?: number; log?: Log } = {}): Database {
  const { max = 10, log } = options
  const pool = createPool(url, { name: 'main', max, statementLimitMs: 10_000, ...(log ? { log } : {}) })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
