import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'

/** The right to do a job, while it lasts. A write that names a fencing number of the past must change nothing. */
export type Lease = { name: string; fence: bigint }

/** A job that one process at a time does, again and again. */
export type LeasedLoop = {
  /** Finishes the round under way and gives the lease back. */
  close(): Promise<void>
}

/** How a loop works. */
export type LeasedLoopOptions = {
  db: Database
  log: Log
  /** Name of the lease. */
  name: string
  /** Pause between two rounds. */
  everyMs: number
  /** How long a lease lasts without being renewed: the longest that the job rests after its holder died. */
  leaseMs?: number
  /** Between two renewals, and between two looks at another's lease; without it each round begins with one. */
  renewMs?: number
  /** Whether the job is there at all; without it, it is. */
  isWanted?(): Promise<boolean>
  /** One round. What it throws is logged, and the next round comes all the same. */
  work(lease: Lease): Promise<void>
}

/**
 * Runs `work` every so often in the one process that holds the lease, by the database's clock; others wait to take it
 * over. Each new holder raises the fencing number, and so does one whose lease was over in between: what is done under
 * one number was done without a gap.
 */
export function startLeasedLoop(options: LeasedLoopOptions): LeasedLoop {
  const { db, log, name, everyMs, leaseMs = 5_000, renewMs = 0, isWanted, work } = options
  const holder = randomUUIDv7()
  const stop = new AbortController()
  let complained = false
  let fence: bigint | undefined
  let renewAt = 0

  async function renew(): Promise<void> {
    fence = undefined
    renewAt = performance.now() + renewMs
    if (isWanted && !(await isWanted())) return
    fence = await claim(db, { name, holder, leaseMs })
  }

  async function round(): Promise<void> {
    try {
      if (performance.now() >= renewAt) await renew()
      if (fence !== undefined) await work({ name, fence })
      complained = false
    } catch (error) {
      if (!complained) log.warn(`job ${name} failed: ${error instanceof Error ? error.message : String(error)}`)
      complained = true
    }
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      await round()
      await delay(everyMs, undefined, { signal: stop.signal }).catch(() => undefined)
    }
    await sql`update lease set until = clock_timestamp() where name = ${name} and holder = ${holder}`
      .execute(db)
      .catch((error: Error) => log.warn(`the lease of job ${name} was not given back: ${error.message}`))
  }

  const running = run()
  return {
    async close() {
      stop.abort()
      await running
    },
  }
}

/** Takes or renews a lease. @returns its fencing number, or undefined while another holds it */
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
