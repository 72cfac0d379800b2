import { FAILURE_WINDOW_MS } from '../accounts/login-failures.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { type LeasedLoop, startLeasedLoop } from './leased-loop.ts'

/** Removes wrong passwords that lock nothing any more, so that guessing at ever new names fills no disk. */
export function startFailureForgetting(options: {
  db: Database
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
  everyMs?: number
}): LeasedLoop {
  const { db, log, now = Date.now, everyMs = 60_000 } = options
  return startLeasedLoop({ db, log, name: 'forget-failures', everyMs, work: () => forgetFailures(db, now()) })
}

/** Removes every window of wrong passwords that is over at `atMs`, milliseconds since 1970. */
export async function forgetFailures(db: Database, atMs: number): Promise<void> {
  await db
    .deleteFrom('login_failure')
    .where('started_at', '<=', new Date(atMs - FAILURE_WINDOW_MS))
    .execute()
}
