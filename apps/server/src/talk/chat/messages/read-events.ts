import type { ChatEvent } from '@fairground/contract/chat'
import type { Database } from '../../../ground/db/database.ts'
import type { Tx } from '../../../ground/db/tx.ts'
import { type RoomRow, settingsOf, viewRoom } from '../rooms/room.ts'
import { readMessages } from './read-messages.ts'

/** An event without its message. */
export interface NumberedEvent {
  seq: bigint
  kind: ChatEvent['kind']
  messageId: string | null
  at: Date
}

/** Who reads, and when. `viewerId` undefined: a visitor, or everybody. */
export interface View {
  viewerId?: string | undefined
  nowMs: number
}

const DAY_MS = 24 * 60 * 60_000

/** Fills events with the messages and the room in their present state. */
export async function fillEvents(
  db: Database | Tx,
  room: RoomRow,
  events: readonly NumberedEvent[],
  { viewerId, nowMs }: View,
): Promise<ChatEvent[]> {
  const ids = events.flatMap(({ messageId }) => messageId ?? [])
  const messages = await readMessages(db, ids, viewerId)
  return events.map(({ seq, kind, messageId, at }) => {
    const message = messages.get(messageId ?? '')
    return {
      ...{ roomId: room.id, seq: Number(seq), kind, at: at.getTime() },
      ...(message && { message }),
      ...((kind === 'pin' || kind === 'settings') && { room: viewRoom(room, nowMs) }),
    }
  })
}

/** Reads events of a room: at most `limit`, the oldest first, and whether there are more beyond. */
export interface EventPage {
  list: ChatEvent[]
  more: boolean
}

/** The messages before a number, or the last ones, within the room's history. */
export async function readBefore(
  db: Database,
  room: RoomRow,
  { before, limit }: { before: number | undefined; limit: number },
  view: View,
): Promise<EventPage> {
  const rows = await selectEvents(db, room, view.nowMs)
    .where('kind', '=', 'message')
    .$if(before !== undefined, (query) => query.where('seq', '<', BigInt(before ?? 0)))
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit).toReversed()
  return { list: await fillEvents(db, room, page, view), more: rows.length > limit }
}

/** Every event after a number, within the room's history. */
export async function readAfter(
  db: Database,
  room: RoomRow,
  { after, limit }: { after: number; limit: number },
  view: View,
): Promise<EventPage> {
  const rows = await selectEvents(db, room, view.nowMs)
    .where('seq', '>', BigInt(after))
    .orderBy('seq')
    .limit(limit + 1)
    .execute()
  return { list: await fillEvents(db, room, rows.slice(0, limit), view), more: rows.length > limit }
}

/** The bound on the time opens only the tables of those days. */
function selectEvents(db: Database, room: RoomRow, nowMs: number) {
  return db
    .selectFrom('chat_event')
    .select(['seq', 'kind', 'at', 'message_id as messageId'])
    .where('room_id', '=', room.id)
    .where('at', '>=', new Date(nowMs - settingsOf(room).historyDays * DAY_MS))
}
