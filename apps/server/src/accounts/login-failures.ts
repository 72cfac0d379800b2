import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** So many wrong passwords within `FAILURE_WINDOW_MS` lock what was guessed at until the window ends. */
const MOST_PER_ACCOUNT = 5
/** One address may belong to a whole household, or to someone who tries one password on many names. */
const MOST_PER_ADDRESS = 50
/** From the first wrong password on. */
export const FAILURE_WINDOW_MS = 15 * 60 * 1000

/** Counts wrong passwords in the database, so that neither a restart nor another process forgets them. */
export interface LoginFailures {
  /** Milliseconds until this account text may be tried from this address; 0 when it may be now. */
  waitMs(accountText: string, ip: string): Promise<number>
  add(accountText: string, ip: string): Promise<void>
  /** A right password forgives the account, not the address. */
  forgive(accountText: string): Promise<void>
}

/** The same for texts of existing and of unknown accounts: a lock says nothing about which exist. */
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

/** Hashed: what is typed as an account is now and then a password. */
function subjectOf(kind: 'account' | 'address', text: string): string {
  return `${kind}:${hash('sha256', text, 'hex')}`
}
