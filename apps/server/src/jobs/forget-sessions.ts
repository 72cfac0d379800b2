import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { type LeasedLoop, startLeasedLoop } from './leased-loop.ts'

/** So long after its last use a session is still told from one that never was; nobody can be away for as long. */
const KEPT_MS = 24 * 60 * 60_000

/** Removes sessions that nobody can use any more, so that logins fill no disk. */
export function startSessionForgetting(options: {
  db: Database
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
  everyMs?: number
}): LeasedLoop {
  const { db, log, now = Date.now, everyMs = 10 * 60_000 } = options
  return startLeasedLoop({ db, log, name: 'forget-sessions', everyMs, work: () => forgetSessions(db, now()) })
}

/** Removes every session that was last used a day before `atMs`, milliseconds since 1970: it is idle, ended or too old. */
export async function forgetSessions(db: Database, atMs: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('last_seen_at', '<=', new Date(atMs - KEPT_MS))
    .execute()
}
