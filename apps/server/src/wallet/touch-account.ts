import { sql } from 'kysely'
import type { Tx } from '../db/tx.ts'

/**
 * Says that something of an account changes outside an action that decisions depend on: spins are granted, a run is announced
 * or stopped. What was decided without it is decided again. It comes first in the transaction of the change, for a money
 * action too locks the wallet before anything else of the account.
 */
export async function touchAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('wallet').set({ revision: sql`revision + 1` }).where('account_id', '=', accountId).execute()
}
