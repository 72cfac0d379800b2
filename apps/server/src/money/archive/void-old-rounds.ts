import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { ownKey, type WalletDoor } from '../wallet/wallet.ts'

/** Most rounds of one query. */
const MOST = 1_000

/**
 * Voids the rounds below an id that are still open: nobody has played on for so long that their month goes to the archive. The
 * stake goes back. @returns their number
 */
export async function voidOldRounds(
  db: Database,
  wallet: Pick<WalletDoor, 'voidRound'>,
  upperId: string,
): Promise<number> {
  const { rows } = await sql<{ accountId: WalletId; roundId: string }>`
    select w.account_id as "accountId", id as "roundId" from wallet w, unnest(w.open_round_ids) id
    where id < ${upperId}::uuid limit ${MOST}`.execute(db)
  for (const round of rows) await wallet.voidRound({ ...round, ...ownKey() })
  return rows.length < MOST ? rows.length : rows.length + (await voidOldRounds(db, wallet, upperId))
}
