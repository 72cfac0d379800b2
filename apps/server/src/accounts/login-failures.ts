import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Wrong passwords within `FAILURE_WINDOW_MS` that lock an account text until the window ends. */
const MOST_PER_ACCOUNT = 5
/** Wrong passwords that lock an address, which may serve a household, or an attacker who tries many names. */
const MOST_PER_ADDRESS = 50
/** Time from the first wrong password to the end of the lock. */
export const FAILURE_WINDOW_MS = 15 * 60 * 1000

/** Counts wrong passwords in the database, so that all processes count together and a restart keeps the counts. */
export interface LoginFailures {
  /** Milliseconds until this address may try this account text; 0 when it may now. */
  waitMs(accountText: string, ip: string): Promise<number>
  add(accountText: string, ip: string): Promise<void>
  /** Resets the count of the account text, not of the address. */
  forgive(accountText: string): Promise<void>
}

/** Creates the counter. It treats unknown accounts like existing ones, so a lock does not reveal which exist. */
export function createLoginFailures(db: Database, now: () => number): LoginFailures {
  return {
    async waitMs(accountText, ip) {
      const limits = new Map([
        [subjectOf('account', accountText), MOST_PER_ACCOUNT],
        [subjectOf('address', ip), MOST_PER_ADDRESS],
      ])
      const rows = await db
        .selectFrom('login_failure')
        .selectAll()
        .where('subject', 'in', [...limits.keys()])
        .execute()
      const waits = rows
        .filter(({ subject, failures }) => failures >= (limits.get(subject) ?? 0))
        .map(({ started_at }) => started_at.getTime() + FAILURE_WINDOW_MS - now())
      return Math.max(0, ...waits)
    },
    async add(accountText, ip) {
      const at = new Date(now())
      const windowStart = new Date(now() - FAILURE_WINDOW_MS)
      const subjects = [subjectOf('account', accountText), subjectOf('address', ip)].sort()
      await sql`
        insert into login_failure as known (subject, failures, started_at)
        select subject, 1, ${at} from unnest(${subjects}::text[]) subject
        on conflict (subject) do update set
          failures = case when known.started_at <= ${windowStart} then 1 else known.failures + 1 end,
          started_at = case when known.started_at <= ${windowStart} then ${at} else known.started_at end
      `.execute(db)
    },
    async forgive(accountText) {
      await db.deleteFrom('login_failure').where('subject', '=', subjectOf('account', accountText)).execute()
    },
  }
}

/** Hashes the text, since players sometimes type a password as the account. */
function subjectOf(kind: 'account' | 'address', text: string): string {
  return `${kind}:${hash('sha256', text, 'hex')}`
}
