import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../../ground/db/database.ts'
import { listIgnored } from '../people/ignored.ts'
import { requireReader } from '../people/writer.ts'
import { getReadableRoom } from '../rooms/room.ts'

/** The text of a message that a player reads now. */
export interface ReadableText {
  /** Of the message. */
  id: string
  /** The revision from which on the message has this text. Reactions raise the message's own, and leave this. */
  rev: number
  body: string
}

/**
 * Finds the text of a message as a player reads it: none of one that is deleted, hidden or of somebody whom the player ignores, and
 * none of a card.
 * @throws CallError message_unknown, room_unknown, level_needed, reading_closed, banned
 */
export async function findReadableText(
  db: Database,
  { id, accountId, nowMs }: { id: string; accountId: string; nowMs: number },
): Promise<ReadableText> {
  const [row, ignored] = await Promise.all([readText(db, id), listIgnored(db, accountId)])
  if (!row) throw new CallError('message_unknown')
  const { room_id: roomId, account_id: authorId, body, replaced_rev: replacedRev } = row
  await getReadableRoom(db, { roomId })
  await requireReader(db, { accountId, roomId }, nowMs)
  if (ignored.includes(authorId ?? '')) throw new CallError('message_unknown')
  return { id, body, rev: replacedRev === null ? 0 : replacedRev + 1 }
}

/** Reads text and revision in one statement: an edit between two would give the new text the number of the old one. */
async function readText(db: Database, id: string) {
  return db
    .selectFrom('chat_message')
    .select(['room_id', 'account_id', 'body'])
    .select((message) =>
      message
        .selectFrom('chat_revision')
        .select(({ fn }) => fn.max('chat_revision.rev').as('rev'))
        .where('chat_revision.message_id', '=', id)
        .as('replaced_rev'),
    )
    .where('id', '=', id)
    .where('type', '=', 'text')
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
}
