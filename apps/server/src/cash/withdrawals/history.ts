import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { Tx } from '../../ground/db/tx.ts'

/** What happens to a withdrawal. */
export type WithdrawalEventKind =
  | 'left_to_review'
  | 'first_approval'
  | 'approved'
  | 'declined'
  | 'sent'
  | 'unknown'
  | 'paid'
  | 'contradiction'

/** One line of a withdrawal's history. */
export interface WithdrawalEvent {
  withdrawalId: string
  kind: WithdrawalEventKind
  /** `rule`, `provider`, or the id of a staff key. */
  by: string
  note?: string | undefined
  /** The numbers that a rule decided by. */
  details?: Readonly<Record<string, string>> | undefined
}

/** Writes a line of a withdrawal's history. */
export async function noteEvent(
  db: Database | Tx,
  { withdrawalId, kind, by, note, details }: WithdrawalEvent,
  at: Date,
): Promise<void> {
  await db
    .insertInto('withdrawal_event')
    .values({
      withdrawal_id: withdrawalId,
      at,
      kind,
      by,
      note: note || null,
      details: details ? JSON.stringify(details) : null,
    })
    .execute()
}

/** Reads the history of a withdrawal, the earliest line first. */
export async function readHistory(
  db: Database,
  withdrawalId: string,
): Promise<{ at: number; kind: string; by: string; note?: string }[]> {
  const rows = await db
    .selectFrom('withdrawal_event')
    .select(['at', 'kind', 'by', 'note'])
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('at')
    // An end follows what happened at the same time.
    .orderBy(sql`kind in ('paid', 'declined')`)
    .execute()
  return rows.map(({ at, kind, by, note }) => ({ at: at.getTime(), kind, by, ...(note !== null && { note }) }))
}
