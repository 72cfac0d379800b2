import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { SupportTables } from '../../ground/db/tables/support.ts'
import type { Tx } from '../../ground/db/tx.ts'

/** A stored note. */
export type NoteRow = Selectable<SupportTables['support_note']>

/** Notes what somebody has done to a conversation. @param deed `person` is empty for the player and for the server */
export async function noteDeed(
  tx: Tx,
  { id, kind, person, body = '', at }: { id: string; kind: NoteRow['kind']; person: string; body?: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('support_note')
    .values({ id: randomUUIDv7(), conversation_id: id, person, kind, body, at })
    .execute()
}

/** The notes of a conversation, the oldest first. */
export function readNotes(db: Database, id: string): Promise<NoteRow[]> {
  return db.selectFrom('support_note').selectAll().where('conversation_id', '=', id).orderBy('id').execute()
}
