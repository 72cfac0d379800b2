import type { Database } from '../../ground/db/database.ts'

/** The versions of the site's terms that players have accepted. */
export interface AcceptedTerms {
  has(accountId: string, version: number): Promise<boolean>
  /** Stores an acceptance. A repeat changes nothing. */
  accept(accountId: string, version: number, at: Date): Promise<void>
}

/** Most players in memory; others are read from the database. */
const MOST_REMEMBERED = 100_000

/** Creates the store. An acceptance is final, so it stays in memory after the first reading. */
export function createAcceptedTerms(db: Database): AcceptedTerms {
  /** The newest accepted version of each player in memory. */
  const acceptedVersions = new Map<string, number>()
  function remember(accountId: string, version: number): void {
    if (acceptedVersions.size >= MOST_REMEMBERED) acceptedVersions.clear()
    acceptedVersions.set(accountId, version)
  }
  return {
    async has(accountId, version) {
      if (acceptedVersions.get(accountId) === version) return true
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
