import { sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import type { RoomRow } from './room.ts'

/** What a player has not read of a room; at most 100 each. */
export interface Unread {
  readSeq: number
  unread: number
  mentions: number
}

/** Most counted messages. */
const MOST_COUNTED = 100

/** Makes a player a member of a room. A new member has read everything so far. */
export async function joinRoom(db: Database, room: RoomRow, accountId: string, at: Date): Promise<void> {
  await db
    .insertInto('chat_member')
    .values({ account_id: accountId, room_id: room.id, read_seq: room.seq, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Moves a member's mark. It only grows, and never passes the room's last number. */
export async function markRead(db: Database, room: RoomRow, accountId: string, seq: number): Promise<void> {
  const upTo = room.seq < BigInt(seq) ? room.seq : BigInt(seq)
  await db
    .updateTable('chat_member')
    .set({ read_seq: sql<bigint>`greatest(read_seq, ${upTo})` })
    .where('account_id', '=', accountId)
    .where('room_id', '=', room.id)
    .execute()
}

/** Older messages do not count as unread: the bound opens only the tables of those days. */
const COUNTED_MS = 30 * 24 * 60 * 60_000

/** Counts what a player has not read in rooms of which they are a member, by the rooms' ids. */
export async function readUnread(
  db: Database,
  accountId: string | undefined,
  nowMs: number,
): Promise<Map<string, Unread>> {
  if (accountId === undefined) return new Map()
  const { rows } = await sql<{ roomId: string; readSeq: bigint; unread: number; mentions: number }>`
    select m.room_id as "roomId", m.read_seq as "readSeq",
      (select count(*)::int from (
        select 1 from chat_event e where e.room_id = m.room_id and e.seq > m.read_seq and e.kind = 'message'
          and e.at >= ${new Date(nowMs - COUNTED_MS)}
        limit ${MOST_COUNTED}) counted) as unread,
      (select count(*)::int from (
        select 1 from chat_mention n where n.account_id = m.account_id and n.room_id = m.room_id and n.seq > m.read_seq
        limit ${MOST_COUNTED}) counted) as mentions
    from chat_member m where m.account_id = ${accountId}`.execute(db)
  return new Map(rows.map(({ roomId, readSeq, ...counts }) => [roomId, { readSeq: Number(readSeq), ...counts }]))
}
