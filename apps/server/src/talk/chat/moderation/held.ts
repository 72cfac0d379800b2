import type { GivenAnswerOf } from '@fairground/contract/call'
import type * as calls from '@fairground/contract/calls/chat'
import type { Selectable } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import type { ChatTables } from '../../../ground/db/tables/chat.ts'
import type { Tx } from '../../../ground/db/tx.ts'
import { newMessageId } from '../messages/message-id.ts'
import { insertMessage } from '../messages/post-text.ts'
import type { RoomDeed } from '../messages/room-queue.ts'
import { readAuthors } from '../people/profile.ts'

/** A message that waits, or has waited. */
export type HeldRow = Selectable<ChatTables['chat_held']>
type HeldMessage = GivenAnswerOf<typeof calls.held>['list'][number]

/** Messages of one list. */
const MOST_LISTED = 100

/** Lists the messages that wait, the oldest first. */
export async function listHeld(
  db: Database,
  { roomId, limit = MOST_LISTED, offset = 0 }: { roomId?: string | undefined; limit?: number; offset?: number },
): Promise<HeldMessage[]> {
  const rows = await db
    .selectFrom('chat_held')
    .selectAll()
    .where('decision', 'is', null)
    .$if(roomId !== undefined, (query) => query.where('room_id', '=', roomId ?? ''))
    .orderBy('at')
    .limit(limit)
    .offset(offset)
    .execute()
  const authors = await readAuthors(
    db,
    rows.map(({ account_id }) => account_id),
  )
  return rows.flatMap(({ id, room_id, account_id, body, why, at }) => {
    const author = authors.get(account_id)
    return author ? [{ id, roomId: room_id, author, body, why, at: at.getTime() }] : []
  })
}

/** Finds a message that waits. */
export function findHeld(db: Database | Tx, id: string): Promise<HeldRow | undefined> {
  return db.selectFrom('chat_held').selectAll().where('id', '=', id).where('decision', 'is', null).executeTakeFirst()
}

/**
 * Makes the change that posts a held message, or rejects it. Of two decisions the first counts.
 * @param by an account's id, or the person of a staff key
 * @returns when it is done, the id of the posted message; `undefined`: rejected, or decided already
 */
export function decideHeld(
  id: string,
  decision: 'approve' | 'reject',
  by: string,
): RoomDeed<{ isFirst: boolean; messageId: string | undefined }> {
  return async (at) => {
    const { tx, row: room, nowMs } = at
    const heldRow = await tx
      .updateTable('chat_held')
      .set({ decision, decided_by: by, decided_at: new Date(nowMs) })
      .where('id', '=', id)
      .where('room_id', '=', room.id)
      .where('decision', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!heldRow) return { isFirst: false, messageId: undefined }
    if (decision === 'reject') return { isFirst: true, messageId: undefined }
    // Its place is where it is posted, so its id is of now.
    const messageId = newMessageId(nowMs)
    const { account_id: accountId, client_id: clientId, body, entities, reply_to } = heldRow
    await insertMessage(at, { id: messageId, accountId, clientId, body, entities, replyTo: reply_to ?? undefined })
    await tx
      .updateTable('chat_sent')
      .set({ message_id: messageId, held: false })
      .where('account_id', '=', accountId)
      .where('client_id', '=', clientId)
      .execute()
    return { isFirst: true, messageId }
  }
}

/** Counts the messages that wait. */
export async function countHeld(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('chat_held')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('decision', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
