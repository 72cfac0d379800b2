import type { Access } from '@fairground/contract/call'
import * as calls from '@fairground/contract/calls/chat'
import type { ListedRoom } from '@fairground/contract/chat'
import type { Context } from '../../../ground/call/handler.ts'
import { jurisdictionFor } from '../../../operator/jurisdictions/caller-jurisdiction.ts'
import { betsIn, chooseShare, readChoices } from '../cards/share-choice.ts'
import { readAfter, readBefore } from '../messages/read-events.ts'
import { type ChatParts, handle } from '../parts.ts'
import { requireReader } from '../people/writer.ts'
import { listRooms } from '../rooms/list-rooms.ts'
import { markRead, readUnread } from '../rooms/marks.ts'
import { openRoom } from '../rooms/open-room.ts'
import { getReadableRoom, settingsOf } from '../rooms/room.ts'

/** Lists the rooms. */
export const rooms = handle(calls.rooms, async ({ gameId, pageNo, pageSize }, context) => {
  const { parts, session } = context
  const list = await listRooms(parts, { gameId, pageNo, pageSize }, session?.accountId)
  return { list: await withBets(context, list) }
})

/** Opens a room. */
export const open = handle(calls.open, async (wanted, context) => {
  const model = await openRoom(context.parts, wanted, context.session?.accountId)
  const [room = model.room] = await withBets(context, [model.room])
  return { model: { ...model, room } }
})

/** Chooses what a room shows of the caller's bets. */
export const shareBets = handle(calls.shareBets, async ({ roomId, share }, { parts, session, headers }) => {
  const { db, now } = parts
  const { accountId } = session
  const room = await getReadableRoom(db, { roomId })
  await chooseShare(db, room, { accountId, share, at: new Date(now()) })
  return {
    model: {
      bets: betsIn({ settings: settingsOf(room) }, await jurisdictionFor({ parts, session, headers }), share),
    },
  }
})

/** Adds to rooms what a player may do with bets there. */
async function withBets(context: Context<Access, ChatParts>, list: ListedRoom[]): Promise<ListedRoom[]> {
  const { parts, session } = context
  if (!session) return list
  const ids = list.map(({ id }) => id)
  const [jurisdiction, choices] = await Promise.all([
    jurisdictionFor(context),
    readChoices(parts.db, session.accountId, ids),
  ])
  return list.map((room) => ({ ...room, bets: betsIn(room, jurisdiction, choices.get(room.id)) }))
}

/** Reads a room backwards by messages, or forwards by events. */
export const history = handle(calls.history, async ({ roomId, before, after, limit }, { parts, session }) => {
  const { db, now } = parts
  const viewerId = session?.accountId
  const view = { viewerId, nowMs: now() }
  const room = await getReadableRoom(db, { roomId })
  if (viewerId !== undefined) {
    await requireReader(db, { accountId: viewerId, roomId }, view.nowMs)
  }
  if (after !== undefined) return readAfter(db, room, { after, limit }, view)
  return readBefore(db, room, { before, limit }, view)
})

/** Moves the mark of what the caller has read. */
export const read = handle(calls.read, async ({ roomId, seq }, { parts, session }) => {
  const { db, now } = parts
  const room = await getReadableRoom(db, { roomId })
  await markRead(db, room, session.accountId, seq)
  const unread = (await readUnread(db, session.accountId, now())).get(roomId)
  return { model: unread ?? { readSeq: 0, unread: 0, mentions: 0 } }
})
