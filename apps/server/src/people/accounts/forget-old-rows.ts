import type { Database } from '../../ground/db/database.ts'
import type { Ground } from '../../ground/parts.ts'
import type { Job } from '../../ground/work/job.ts'
import { forgetCodes } from './codes/one-time-code.ts'
import { FAILURE_WINDOW_MS } from './login-failures.ts'
import { forgetFlows } from './other-logins/login-flow.ts'

/** Time that a session stays after its last use, so that `login_expired` can be told from an unknown token. */
const KEPT_MS = 24 * 60 * 60_000

/** The jobs that delete unusable sessions, login failures, codes and logins with other services, so that they cannot fill the disk. */
export function forgettingJobs({ db, now }: Pick<Ground, 'db' | 'now'>): Job[] {
  return [
    { name: 'forget-sessions', role: 'jobs', everyMs: 10 * 60_000, run: () => forgetSessions(db, now()) },
    { name: 'forget-failures', role: 'jobs', everyMs: 60_000, run: () => forgetFailures(db, now()) },
    {
      name: 'forget-codes',
      role: 'jobs',
      everyMs: 60_000,
      async run() {
        await forgetCodes({ db, now })
        await forgetFlows(db, now())
      },
    },
  ]
}

/** Deletes every session that was last used a day before `atMs`, milliseconds since 1970: it is idle, ended or too old. */
export async function forgetSessions(db: Database, atMs: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('last_seen_at', '<=', new Date(atMs - KEPT_MS))
    .execute()
}

/** Deletes every login failure whose window ended by `atMs`, milliseconds since 1970. */
export async function forgetFailures(db: Database, atMs: number): Promise<void> {
  await db
    .deleteFrom('login_failure')
    .where('started_at', '<=', new Date(atMs - FAILURE_WINDOW_MS))
    .execute()
}
