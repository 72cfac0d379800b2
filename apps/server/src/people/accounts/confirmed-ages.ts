import type { Database } from '../../ground/db/database.ts'

/** The ages that players have confirmed, in years. */
export interface ConfirmedAges {
  /** Whether the player has confirmed this age or a higher one. */
  has(accountId: string, age: number): Promise<boolean>
  /** Stores an age. A lower age than before changes nothing. */
  confirm(accountId: string, age: number, at: Date): Promise<void>
}

/** Most players in memory; others are read from the database. */
const MOST_REMEMBERED = 100_000

/** Creates the store. An age never decreases, so it stays in memory after the first reading. */
export function createConfirmedAges(db: Database): ConfirmedAges {
  const confirmedAges = new Map<string, number>()
  return {
    async has(accountId, age) {
      if ((confirmedAges.get(accountId) ?? 0) >= age) return true
      const row = await db.selectFrom('account').select('age_confirmed').where('id', '=', accountId).executeTakeFirst()
      if (confirmedAges.size >= MOST_REMEMBERED) confirmedAges.clear()
      if (row) confirmedAges.set(accountId, row.age_confirmed)
      return row !== undefined && row.age_confirmed >= age
    },
    async confirm(accountId, age, at) {
      await db
        .updateTable('account')
        .set({ age_confirmed: age, age_confirmed_at: at })
        .where('id', '=', accountId)
        .where('age_confirmed', '<', age)
        .execute()
    },
  }
}
