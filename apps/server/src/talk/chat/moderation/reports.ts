import { CallError } from '@fairground/contract/envelope'
import { getRoomOfMessage, hideMessage } from '../messages/change-message.ts'
import type { ChatParts } from '../parts.ts'
import { requireReader } from '../people/writer.ts'
import { getReadableRoom } from '../rooms/room.ts'

/** Reporters that hide a message until a person has looked at it. */
const HIDING_REPORTERS = 5

/** A player's report. */
interface NewReport {
  id: string
  accountId: string
  reason: 'spam' | 'abuse' | 'scam' | 'harm' | 'other'
  note: string
}

/**
 * Stores a report, one a player and message. The fifth open one hides the message.
 * @throws CallError message_unknown, room_unknown, level_needed, reading_closed, banned
 */
export async function reportMessage(
  { db, chat, now }: Pick<ChatParts, 'db' | 'chat' | 'now'>,
  { id, accountId, reason, note }: NewReport,
): Promise<void> {
  const { roomId, row } = await getRoomOfMessage(db, id)
  if (row.deleted_at !== null) throw new CallError('message_unknown')
  await getReadableRoom(db, { roomId })
  await requireReader(db, { accountId, roomId }, now())
  await db
    .insertInto('chat_report')
    .values({ message_id: id, account_id: accountId, room_id: roomId, reason, note, at: new Date(now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { count } = await db
    .selectFrom('chat_report')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('message_id', '=', id)
    .where('decision', 'is', null)
    .where('reason', '<>', 'distress')
    .executeTakeFirstOrThrow()
  if (count >= BigInt(HIDING_REPORTERS) && row.hidden_at === null) await chat.queue.add(roomId, hideMessage(id))
}
