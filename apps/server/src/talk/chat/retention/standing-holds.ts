import { sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import { type Tx, transaction } from '../../../ground/db/tx.ts'

/** A legal hold that stands: of a room, or of every room where `roomId` is null. */
export interface StandingHold {
  roomId: string | null
  /** The period held: from the one moment, until before the other. */
  from: Date
  until: Date
}

/**
 * Runs `work` in a transaction with the holds that stand. A hold is placed either before it, and `work` sees it, or after it:
 * nothing of a hold is forgotten once the hold is there.
 */
export function underHolds<Result>(
  db: Database,
  work: (tx: Tx, holds: readonly StandingHold[]) => Promise<Result>,
): Promise<Result> {
  return transaction(db, async (tx) => {
    await sql`lock table chat_hold in share mode`.execute(tx)
    const holds = await tx
      .selectFrom('chat_hold')
      .select(['room_id as roomId', 'held_from as from', 'held_until as until'])
      .where('released_at', 'is', null)
      .execute()
    return work(tx, holds)
  })
}
