import type { Database } from '../db/database.ts'

/** Which age each player has confirmed to have, in years. */
export interface ConfirmedAges {
  /** Whether the player has confirmed this age or a higher one. */
  has(accountId: string, age: number): Promise<boolean>
  /** Writes it down; a lower one than before changes nothing. */
  confirm(accountId: string, age: number, at: Date): Promise<void>
}

/** So many players are remembered; the rest is looked up. */
const MOST_REMEMBERED = 100_000

/** An age never sinks, so one that was seen is never asked for again. */
export function createConfirmedAges(db: Database): ConfirmedAges {
  const known = new Map<string, number>()
  return {
    async has(accountId, age) {
      if ((known.get(accountId) ?? 0) >= age) return true
      const row = await db.selectFrom('account').select('age_confirmed').where('id', '=', accountId).executeTakeFirst()
      if (known.size >= MOST_REMEMBERED) known.clear()
      if (row) known.set(accountId, row.age_confirmed)
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
