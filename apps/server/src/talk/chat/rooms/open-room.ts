import type { GivenAnswerOf } from '@fairground/contract/call'
import type * as calls from '@fairground/contract/calls/chat'
import type { ListedRoom } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import { readBefore } from '../messages/read-events.ts'
import { readMessages } from '../messages/read-messages.ts'
import type { ChatParts } from '../parts.ts'
import { listIgnored } from '../people/ignored.ts'
import { getAuthor, readAuthors } from '../people/profile.ts'
import { findSanctions, viewSanction } from '../people/sanctions.ts'
import { findSilent, requireReader } from '../people/writer.ts'
import { toListed } from './list-rooms.ts'
import { joinRoom, readUnread } from './marks.ts'
import { getReadableRoom, type RoomRow, settingsOf } from './room.ts'

type OpenParts = Pick<ChatParts, 'db' | 'chat' | 'now'>

/** Messages that an opened room begins with. */
const FIRST_MESSAGES = 50

/**
 * Opens a room; a player becomes a member by it.
 * @throws CallError room_unknown, level_needed, reading_closed, banned, room_full
 */
export async function openRoom(
  parts: OpenParts,
  wanted: { roomId?: string | undefined; gameId?: string | undefined },
  viewerId: string | undefined,
): Promise<Omit<GivenAnswerOf<typeof calls.open>['model'], 'room'> & { room: ListedRoom }> {
  const { db, chat, now } = parts
  const nowMs = now()
  const room = await getReadableRoom(db, wanted)
  const online = await chat.countOnline()
  const me = viewerId === undefined ? undefined : await enter(parts, room, viewerId, online)
  const [unread, sanctions, silent, ignored, pinned, page] = await Promise.all([
    readUnread(db, viewerId, nowMs),
    viewerId === undefined ? [] : findSanctions(db, { accountId: viewerId, roomId: room.id }, nowMs),
    viewerId === undefined ? undefined : findSilent(db, viewerId, room, nowMs),
    listIgnored(db, viewerId).then((accountIds) => readAuthors(db, accountIds)),
    room.pinned_id === null ? undefined : readMessages(db, [room.pinned_id], viewerId),
    readBefore(db, room, { before: undefined, limit: FIRST_MESSAGES }, { viewerId, nowMs }),
  ])
  const pinnedMessage = pinned?.get(room.pinned_id ?? '')
  return {
    room: toListed(room, { unread, online, nowMs }),
    ...(me && { me }),
    role: me?.role ?? 'visitor',
    sanctions: sanctions.map(viewSanction),
    ...(silent && { silent }),
    ignored: [...ignored.values()].map(({ id }) => id),
    readSeq: unread.get(room.id)?.readSeq ?? Number(room.seq),
    // The number that was read before the messages: events after it may be among them, and come again.
    seq: Number(room.seq),
    ...(pinnedMessage && { pinned: pinnedMessage }),
    ...page,
    ...(chat.translations && { translate: true as const }),
  }
}

async function enter({ db, now }: OpenParts, room: RoomRow, accountId: string, online: ReadonlyMap<string, number>) {
  const nowMs = now()
  await requireReader(db, { accountId, roomId: room.id }, nowMs)
  if ((online.get(room.id) ?? 0) >= settingsOf(room).capacity) throw new CallError('room_full')
  const author = await getAuthor(db, accountId, new Date(nowMs))
  await joinRoom(db, room, accountId, new Date(nowMs))
  return author
}
