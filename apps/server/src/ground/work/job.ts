import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Role } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { pause } from './timers.ts'

/** The right to run a job. A write with an older fencing number must change nothing. */
export type Lease = { name: string; fence: bigint }

/** Background work that one process at a time repeats. */
export interface Job {
  /** Name of the job and of its lease. */
  name: string
  /** Which processes run it: `rounds` drives games, `jobs` does the rest. */
  role: Exclude<Role, 'web'>
  /** Pause between two passes. */
  everyMs: number
  /** Life of a lease without renewal: the longest pause of the job after its holder died. */
  leaseMs?: number
  /** Interval of the renewals, or of the tries to take the lease; without it each pass begins with one. */
  renewMs?: number
  /** Whether the job should run; default: always. */
  isWanted?(): Promise<boolean>
  /** One pass. An error is logged, and the next pass follows. */
  run(lease: Lease): Promise<void>
}

/** A job that runs. */
export interface RunningJob {
  /** Finishes the running pass and releases the lease. */
  close(): Promise<void>
}

/**
 * Repeats a job in the process that holds the lease, by the database's clock; other processes wait to take the lease over.
 * Each new holder raises the fencing number, and so does a holder whose lease had expired: all work under one number happened
 * without a gap.
 */
export function startJob({ db, log }: { db: Database; log: Log }, job: Job): RunningJob {
  const { name, everyMs, leaseMs = 5_000, renewMs = 0 } = job
  const holder = randomUUIDv7()
  const stop = new AbortController()
  let hasWarned = false
  let fence: bigint | undefined
  let renewAt = 0

  async function renew(): Promise<void> {
    fence = undefined
    renewAt = performance.now() + renewMs
    if (job.isWanted && !(await job.isWanted())) return
    fence = await claim(db, { name, holder, leaseMs })
  }

  async function round(): Promise<void> {
    try {
      if (performance.now() >= renewAt) await renew()
      if (fence !== undefined) await job.run({ name, fence })
      hasWarned = false
    } catch (error) {
      if (!hasWarned) log.warn(`job ${name} failed: ${error instanceof Error ? error.message : String(error)}`)
      hasWarned = true
    }
  }

  async function keepRunning(): Promise<void> {
    while (!stop.signal.aborted) {
      await round()
      await pause(everyMs, stop.signal)
    }
    await sql`update lease set until = clock_timestamp() where name = ${name} and holder = ${holder}`
      .execute(db)
      .catch((error: Error) => log.warn(`the lease of job ${name} was not given back: ${error.message}`))
  }

  const runningLoop = keepRunning()
  return {
    async close() {
      stop.abort()
      await runningLoop
    },
  }
}

/** Takes or renews a lease. @returns its fencing number; undefined while another process holds it */
async function claim(
  db: Database,
  { name, holder, leaseMs }: { name: string; holder: string; leaseMs: number },
): Promise<bigint | undefined> {
  const until = sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`
  const { rows } = await sql<{ fence: bigint }>`
    insert into lease (name, holder, fence, until) values (${name}, ${holder}, 1, ${until})
    on conflict (name) do update set
      holder = excluded.holder,
      until = excluded.until,
      fence = lease.fence + (lease.holder <> excluded.holder or lease.until < clock_timestamp())::int
    where lease.holder = excluded.holder or lease.until < clock_timestamp()
    returning fence`.execute(db)
  return rows[0]?.fence
}
