import type { GivenAnswerOf, ParsedRequestOf } from '@fairground/contract/call'
import type * as calls from '@fairground/contract/calls/staff-chat'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../../ground/db/database.ts'
import { readRows } from '../messages/read-messages.ts'

type LogPage = GivenAnswerOf<typeof calls.exportChatLog>

/**
 * Reads the log of a room in a period: every event in the order of the numbers, with the text that the message has now, also where
 * players see none, and its earlier texts.
 * @throws CallError room_unknown
 */
export async function readLog(
  db: Database,
  { roomId, from, until, after, limit }: ParsedRequestOf<typeof calls.exportChatLog>,
): Promise<LogPage> {
  const room = await db.selectFrom('chat_room').select('id').where('id', '=', roomId).executeTakeFirst()
  if (!room) throw new CallError('room_unknown')
  const events = await db
    .selectFrom('chat_event')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('at', '>=', new Date(from))
    .where('at', '<', new Date(until))
    .where('seq', '>', BigInt(after))
    .orderBy('seq')
    .limit(limit + 1)
    .execute()
  const page = events.slice(0, limit)
  const ids = page.flatMap(({ message_id }) => message_id ?? [])
  const [rows, revisions] = await Promise.all([readRows(db, ids), readRevisions(db, ids)])
  return {
    list: page.map(({ seq, kind, at, message_id }) => {
      const message = rows.get(message_id ?? '')
      const earlier = revisions.get(message_id ?? '')
      return {
        ...{ seq: Number(seq), kind, at: at.getTime() },
        ...(message && { messageId: message.id, body: message.body }),
        ...(message?.account_id && { author: message.account_id }),
        ...(earlier && { revisions: earlier }),
      }
    }),
    more: events.length > limit,
  }
}

async function readRevisions(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { body: string; at: number }[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_revision')
    .selectAll()
    .where('message_id', 'in', [...new Set(ids)])
    .orderBy('rev')
    .execute()
  const revisions = new Map<string, { body: string; at: number }[]>()
  for (const { message_id: id, body, at } of rows) {
    revisions.set(id, [...(revisions.get(id) ?? []), { body, at: at.getTime() }])
  }
  return revisions
}
