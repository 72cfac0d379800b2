import { randomUUIDv7 } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import { createPool, type Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Job } from './job.ts'
import { within } from './within.ts'

/** Whether this process can serve. */
export interface Readiness {
  /** @returns what keeps it from serving, as a few words; undefined when it can serve. The answer comes within a second */
  findHindrance(): Promise<string | undefined>
  close(): Promise<void>
}

/** Longest time for the write of a probe. */
const LIMIT_MS = 1_000
/** Least free space on the disk of the embedded database: PostgreSQL ends when it cannot make the next file of its log. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024
/** A process that has not been asked for so long has no row any more. */
const KEPT_MINUTES = 60
const FORGET_EVERY_MS = 10 * 60_000

/**
 * Creates the probe. It does what a bet does: it writes a row, of this process alone, and waits until the disk has it. Probes that
 * come together share one write. It has its own connection, so that it measures the database and not the queue of the calls.
 */
export function createReadiness({
  databaseUrl,
  config,
  log,
}: {
  databaseUrl: string
  config: Pick<Config, 'dataDir' | 'databaseUrl'>
  log: Log
}): Readiness {
  const pool = createPool(databaseUrl, {
    ...{ name: 'readiness', max: 1, settings: '-c synchronous_commit=on', log },
    // A new connection for each probe would cost more than the write.
    ...{ statementLimitMs: LIMIT_MS, connectLimitMs: LIMIT_MS, idleLimitMs: 0 },
  })
  const id = randomUUIDv7()
  let probe: Promise<string | undefined> | undefined

  async function write(): Promise<void> {
    await pool.query(
      `insert into server_pulse (process, at) values ($1, clock_timestamp())
        on conflict (process) do update set at = excluded.at`,
      [id],
    )
  }

  async function run(): Promise<string | undefined> {
    try {
      await within(LIMIT_MS, write())
      // An own PostgreSQL of the operator may have its disk elsewhere.
      const isFull = config.databaseUrl === undefined && (await findFreeBytes(config.dataDir)) < LEAST_FREE_BYTES
      return isFull ? 'the disk of the database is full' : undefined
    } catch {
      return 'the database does not take a write'
    }
  }

  return {
    findHindrance() {
      probe ??= run().finally(() => {
        probe = undefined
      })
      return probe
    },
    close: () => pool.end(),
  }
}

async function findFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** The job that forgets the rows of ended processes. */
export function pulseForgettingJob(db: Database): Job {
  return {
    ...{ name: 'forget-pulses', role: 'jobs', everyMs: FORGET_EVERY_MS },
    async run() {
      const oldest = sql<Date>`clock_timestamp() - ${KEPT_MINUTES} * interval '1 minute'`
      await db.deleteFrom('server_pulse').where('at', '<', oldest).execute()
    },
  }
}
