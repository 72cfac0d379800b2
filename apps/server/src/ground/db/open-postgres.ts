import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findRunningDatabase, StartRefused, startEmbeddedDatabase, withClient } from '@fairground/embedded-postgres'
import type { Config } from '../config/config.ts'
import type { Log } from '../log.ts'

/** The PostgreSQL of this process. */
export type OpenPostgres = {
  url: string
  /** Stops the embedded PostgreSQL; does not stop an operator's own. */
  stop(): Promise<void>
}

/** Minimum version of PostgreSQL, in its numeric form: 16. */
const LEAST_VERSION = 160_000

/**
 * Opens the operator's own PostgreSQL when `DATABASE_URL` is set, else starts the embedded one.
 * @throws StartRefused with one sentence when neither answers
 */
export async function openPostgres(config: Pick<Config, 'dataDir' | 'databaseUrl'>, log: Log): Promise<OpenPostgres> {
  if (config.databaseUrl === undefined) return startEmbeddedDatabase({ dataDir: config.dataDir, log })
  const version = await withClient(config.databaseUrl, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    return rows[0]?.version ?? 0
  }).catch((cause: unknown) => {
    throw new StartRefused(`DATABASE_URL does not let us in: ${reasonOf(cause)}.`, { cause })
  })
  if (version < LEAST_VERSION) {
    throw new StartRefused(`DATABASE_URL is a PostgreSQL ${Math.floor(version / 10_000)}, 16 or newer is needed.`)
  }
  return { url: config.databaseUrl, stop: async () => undefined }
}

/**
 * Opens PostgreSQL for a tool: it uses the embedded database of a running server, and starts one only when no server runs. It
 * never creates a database.
 * @throws StartRefused when the data folder has no database
 */
export async function joinPostgres(config: Pick<Config, 'dataDir' | 'databaseUrl'>, log: Log): Promise<OpenPostgres> {
  if (config.databaseUrl !== undefined) return openPostgres(config, log)
  const url = findRunningDatabase(config.dataDir)
  if (url !== undefined) return { url, stop: async () => undefined }
  if (!existsSync(join(config.dataDir, 'postgres'))) {
    throw new StartRefused(`DATA_DIR ${config.dataDir} has no database: set the DATA_DIR that the server uses.`)
  }
  return openPostgres(config, log)
}

/** The reason of an error. A host with several addresses gives an error without a message, with one inner error each. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
