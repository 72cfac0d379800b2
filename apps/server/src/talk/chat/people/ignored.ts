import type { Database } from '../../../ground/db/database.ts'
import type { Tx } from '../../../ground/db/tx.ts'

/** Lists the accounts that a caller ignores. */
export async function listIgnored(db: Database | Tx, accountId: string | undefined): Promise<string[]> {
  if (accountId === undefined) return []
  const rows = await db.selectFrom('chat_ignored').select('ignored_id').where('account_id', '=', accountId).execute()
  return rows.map(({ ignored_id }) => ignored_id)
}

/** Ignores an account from now on. */
export async function startIgnoring(db: Database, accountId: string, ignoredId: string, at: Date): Promise<void> {
  await db
    .insertInto('chat_ignored')
    .values({ account_id: accountId, ignored_id: ignoredId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ignores an account no longer. */
export async function stopIgnoring(db: Database, accountId: string, ignoredId: string): Promise<void> {
  await db.deleteFrom('chat_ignored').where('account_id', '=', accountId).where('ignored_id', '=', ignoredId).execute()
}
