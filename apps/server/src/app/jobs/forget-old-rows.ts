import { forgetRateCounts } from '../../ground/call/rate-store.ts'
import type { Database } from '../../ground/db/database.ts'
import { type LeasedLoop, startLeasedLoop } from '../../ground/db/leased-loop.ts'
import type { Log } from '../../ground/log.ts'
import { forgetCodes } from '../../people/accounts/codes/one-time-code.ts'
import { FAILURE_WINDOW_MS } from '../../people/accounts/login-failures.ts'
import { forgetFlows } from '../../people/accounts/other-logins/login-flow.ts'
import { forgetVisits } from '../../play/demo/visit.ts'

/** Time that a session stays after its last use, so that `login_expired` can be told from an unknown token. */
const KEPT_MS = 24 * 60 * 60_000

/** Starts the job that deletes unusable sessions, so that logins cannot fill the disk. */
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

/** Deletes every session that was last used a day before `atMs`, milliseconds since 1970: it is idle, ended or too old. */
export async function forgetSessions(db: Database, atMs: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('last_seen_at', '<=', new Date(atMs - KEPT_MS))
    .execute()
}

/** Starts the job that deletes expired login failures, so that guesses at ever new names cannot fill the disk. */
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

/** Deletes every login failure whose window ended by `atMs`, milliseconds since 1970. */
export async function forgetFailures(db: Database, atMs: number): Promise<void> {
  await db
    .deleteFrom('login_failure')
    .where('started_at', '<=', new Date(atMs - FAILURE_WINDOW_MS))
    .execute()
}

/** Starts the job that deletes unused demonstrations, so that visitors cannot fill the disk. */
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

/** Starts the job that deletes expired codes and logins with other services, so that they cannot fill the disk. */
export function startCodeForgetting(options: {
  db: Database
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
  everyMs?: number
}): LeasedLoop {
  const { db, log, now = Date.now, everyMs = 60_000 } = options
  const work = async () => {
    await forgetCodes({ db, now })
    await forgetFlows(db, now())
  }
  return startLeasedLoop({ db, log, name: 'forget-codes', everyMs, work })
}

/** Starts the job that deletes counts of calls whose window has ended, so that a flood of addresses cannot fill the disk. */
export function startRateCountForgetting(options: { db: Database; log: Log; everyMs?: number }): LeasedLoop {
  const { db, log, everyMs = 60_000 } = options
  return startLeasedLoop({ db, log, name: 'forget-rate-counts', everyMs, work: () => forgetRateCounts(db) })
}
