import type { ListedRoom } from '@fairground/contract/chat'
import { FIRST_VIP_LEVEL } from '../../../people/accounts/user.ts'
import type { ChatParts } from '../parts.ts'
import { readUnread, type Unread } from './marks.ts'
import { accessOf, type RoomRow, viewRoom } from './room.ts'

type ListParts = Pick<ChatParts, 'db' | 'chat' | 'now'>

/** Lists rooms that are not archived, in their order, as a caller sees them. A room of a level that nobody has is none of them. */
export async function listRooms(
  parts: ListParts,
  wanted: { gameId: string | undefined; pageNo: number; pageSize: number },
  accountId: string | undefined,
): Promise<ListedRoom[]> {
  const { gameId, pageNo, pageSize } = wanted
  const rows = await parts.db
    .selectFrom('chat_room')
    .selectAll()
    .where('archived_at', 'is', null)
    .where('min_level', '<=', FIRST_VIP_LEVEL)
    .$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId ?? ''))
    .orderBy('position')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const [unread, online] = await Promise.all([readUnread(parts.db, accountId, parts.now()), parts.chat.countOnline()])
  return rows.map((row) => toListed(row, { unread, online, nowMs: parts.now() }))
}

/** A room as a caller sees it in a list. */
export function toListed(
  row: RoomRow,
  {
    unread,
    online,
    nowMs,
  }: {
    unread: ReadonlyMap<string, Unread>
    online: ReadonlyMap<string, number>
    nowMs: number
  },
): ListedRoom {
  const counts = unread.get(row.id)
  return {
    ...viewRoom(row, nowMs),
    access: accessOf(row),
    online: online.get(row.id) ?? 0,
    unread: counts?.unread ?? 0,
    mentions: counts?.mentions ?? 0,
  }
}
