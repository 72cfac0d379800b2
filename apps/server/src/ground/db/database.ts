import { limitAnswers } from '@fairground/embedded-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import { type CustomTypesConfig, Pool, types } from 'pg'
import type { Log } from '../log.ts'
import type { Tables } from './tables/index.ts'

/** The access to everything in the database that is not money. */
export type Database = Kysely<Tables>

const INT8 = types.builtins.INT8

/** Parses 64-bit integers as bigint, so that large amounts and counters stay exact. Other types have pg's defaults. */
const exactTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? BigInt
      : types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
}

/** Options of a pool. */
export type PoolOptions = {
  /** Shown by PostgreSQL beside each connection. */
  name: string
  /** Most connections at once. */
  max: number
  /** The database cancels a statement that runs longer. Default: 5 s. */
  statementLimitMs?: number
  /** Longest wait for a connection: for a free one of the pool, or for a new one. Default: 5 s. */
  connectLimitMs?: number
  /** A connection that nobody has used for so long is closed; 0 keeps it. Default: 10 s. */
  idleLimitMs?: number
  /** PostgreSQL settings of its connections, as `-c name=value`. */
  settings?: string
  log?: Log
}

/** Longest run of a statement that a call waits for. */
const STATEMENT_LIMIT_MS = 5_000
/**
 * Time beyond a statement's limit after which a connection that has not answered is cut: then not the statement is slow, but the
 * database is frozen or away.
 */
const SILENCE_MS = 1_000
/** Longest wait for a row lock; then 55P03, which `transaction` repeats. It must be shorter than STATEMENT_LIMIT_MS. */
const LOCK_LIMIT_MS = 4_000
/** Longest idle time in a transaction, since it keeps its locks. */
const IDLE_TRANSACTION_LIMIT_MS = 30_000
const CONNECT_LIMIT_MS = 5_000
const IDLE_LIMIT_MS = 10_000

/**
 * Creates a pool of connections with the product's types and settings. It logs and replaces broken connections. It cuts those that
 * do not answer in time, so none of them is used again.
 */
export function createPool(url: string, options: PoolOptions): Pool {
  const {
    statementLimitMs = STATEMENT_LIMIT_MS,
    connectLimitMs = CONNECT_LIMIT_MS,
    idleLimitMs = IDLE_LIMIT_MS,
  } = options
  const pool = new Pool({
    connectionString: url,
    max: options.max,
    application_name: `fairground ${options.name}`,
    connectionTimeoutMillis: connectLimitMs,
    idleTimeoutMillis: idleLimitMs,
    statement_timeout: statementLimitMs,
    ...(options.settings && { options: options.settings }),
    lock_timeout: LOCK_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
    types: exactTypes,
  })
  // The pool listens only to idle connections: an error between two statements would end the process.
  pool.on('connect', (client) => {
    limitAnswers(client, statementLimitMs + SILENCE_MS)
    client.on('error', (error) => {
      // A pool that ends does not wait for its connections, so late messages of the database are expected.
      if (!pool.ending) options.log?.warn(`a database connection broke: ${error.message}`)
    })
  })
  // Logged above already.
  pool.on('error', () => undefined)
  return pool
}

/** Creates a Kysely instance with its own pool; `destroy()` closes both. */
export function createDatabase(url: string, options: Partial<Omit<PoolOptions, 'settings'>> = {}): Database {
  const pool = createPool(url, { name: 'main', max: 10, ...options })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
