import * as calls from '@fairground/contract/calls/chat'
import { readAfter, readBefore } from '../../chat/messages/read-events.ts'
import { requireNoSanction } from '../../chat/people/sanctions.ts'
import { listRooms } from '../../chat/rooms/list-rooms.ts'
import { markRead, readUnread } from '../../chat/rooms/marks.ts'
import { openRoom } from '../../chat/rooms/open-room.ts'
import { getReadableRoom } from '../../chat/rooms/room.ts'
import { handle } from '../../http/handler.ts'

/** Lists the rooms. */
export const rooms = handle(calls.rooms, async ({ gameId, pageNo, pageSize }, { services, session }) => ({
  list: await listRooms(services, { gameId, pageNo, pageSize }, session?.accountId),
}))

/** Opens a room. */
export const open = handle(calls.open, async (wanted, { services, session }) => ({
  model: await openRoom(services, wanted, session?.accountId),
}))

/** Reads a room backwards by messages, or forwards by events. */
export const history = handle(calls.history, async ({ roomId, before, after, limit }, { services, session }) => {
  const { db, now } = services
  const viewerId = session?.accountId
  const view = { viewerId, nowMs: now() }
  const room = await getReadableRoom(db, { roomId })
  if (viewerId !== undefined) {
    await requireNoSanction(db, { accountId: viewerId, roomId, kinds: ['ban'] }, view.nowMs)
  }
  if (after !== undefined) return readAfter(db, room, { after, limit }, view)
  return readBefore(db, room, { before, limit }, view)
})

/** Moves the mark of what the caller has read. */
export const read = handle(calls.read, async ({ roomId, seq }, { services, session }) => {
  const { db, now } = services
  const room = await getReadableRoom(db, { roomId })
  await markRead(db, room, session.accountId, seq)
  const unread = (await readUnread(db, session.accountId, now())).get(roomId)
  return { model: unread ?? { readSeq: 0, unread: 0, mentions: 0 } }
})
