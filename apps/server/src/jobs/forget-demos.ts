import type { Database } from '../db/database.ts'
import { forgetVisits } from '../demo/visit.ts'
import type { Log } from '../log.ts'
import { type LeasedLoop, startLeasedLoop } from './leased-loop.ts'

/** Removes demonstrations that nobody plays any more, so that curious visitors fill no disk. */
export function startDemoForgetting(options: {
  db: Database
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
  everyMs?: number
}): LeasedLoop {
  const { db, log, now = Date.now, everyMs = 60_000 } = options
  return startLeasedLoop({ db, log, name: 'forget-demos', everyMs, work: () => forgetVisits(db, now()) })
}
