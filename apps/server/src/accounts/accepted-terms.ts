import type { Database } from '../db/database.ts'

/** Who has accepted which version of the house's terms. */
export interface AcceptedTerms {
  has(accountId: string, version: number): Promise<boolean>
  /** Writes it down; a second time changes nothing. */
  accept(accountId: string, version: number, at: Date): Promise<void>
}

/** So many players are remembered; the rest is looked up. */
const MOST_REMEMBERED = 100_000

/** An acceptance is final, so one that was seen is never asked for again. */
export function createAcceptedTerms(db: Database): AcceptedTerms {
  /** The newest version that each player is known to have accepted. */
  const known = new Map<string, number>()
  function remember(accountId: string, version: number): void {
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(accountId, version)
  }
  return {
    async has(accountId, version) {
      if (known.get(accountId) === version) return true
      const row = await db
        .selectFrom('accepted_terms')
        .select('version')
        .where('account_id', '=', accountId)
        .where('version', '=', version)
        .executeTakeFirst()
      if (row) remember(accountId, version)
      return row !== undefined
    },
    async accept(accountId, version, at) {
      await db
        .insertInto('accepted_terms')
        .values({ account_id: accountId, version, accepted_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      remember(accountId, version)
    },
  }
}
