import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'

/** Wrong passwords within `FAILURE_WINDOW_MS` that lock an account text until the window ends. */
const MOST_PER_ACCOUNT = 5
/** Wrong passwords that lock an address, which may serve a household, or an attacker who tries many names. */
const MOST_PER_ADDRESS = 50
/** Wrong passwords that lock a browser for accounts that it has never logged in to: phones of one model may have one id. */
const MOST_PER_DEVICE = 20
/** Time from the first wrong password to the end of the lock. */
export const FAILURE_WINDOW_MS = 15 * 60 * 1000

/** Whom a wrong guess counts for. */
export interface Guesser {
  /** The text of an account, or the id of one that is logged in. */
  subject: string
  ip: string
  /** The browser's id; undefined where none came, or where the browser has logged in to the account before. */
  strangeBrowserId?: string | undefined
}

/** Counts wrong passwords in the database, so that all processes count together and a restart keeps the counts. */
export interface LoginFailures {
  /** Milliseconds until this caller may guess again; 0 when it may now. */
  waitMs(guesser: Guesser): Promise<number>
  add(guesser: Guesser): Promise<void>
  /** Resets the count of the account text, not of the address or the browser. */
  forgive(accountText: string): Promise<void>
}

/** Creates the counter. It treats unknown accounts like existing ones, so a lock does not reveal which exist. */
export function createLoginFailures(db: Database, now: () => number): LoginFailures {
  return {
    async waitMs(guesser) {
      const limits = limitsOf(guesser)
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
    async add(guesser) {
      const at = new Date(now())
      const windowStart = new Date(now() - FAILURE_WINDOW_MS)
      const subjects = [...limitsOf(guesser).keys()].sort()
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

/** The most wrong guesses of each of the caller's subjects. */
function limitsOf({ subject, ip, strangeBrowserId }: Guesser): Map<string, number> {
  const limits = new Map([
    [subjectOf('account', subject), MOST_PER_ACCOUNT],
    [subjectOf('address', ip), MOST_PER_ADDRESS],
  ])
  if (strangeBrowserId !== undefined) limits.set(subjectOf('device', strangeBrowserId), MOST_PER_DEVICE)
  return limits
}

/** Hashes the text, since players sometimes type a password as the account. */
function subjectOf(kind: 'account' | 'address' | 'device', text: string): string {
  return `${kind}:${hash('sha256', text, 'hex')}`
}
