import { randomUUIDv7 } from 'node:crypto'
import type { GivenAnswerOf, ParsedRequestOf } from '@fairground/contract/call'
import type * as calls from '@fairground/contract/calls/staff-chat'
import { CallError } from '@fairground/contract/envelope'
import { FIRST_VIP_LEVEL } from '../../../people/accounts/user.ts'
import type { RoomDeed } from '../messages/room-queue.ts'
import type { ChatParts } from '../parts.ts'
import { type RoomRow, viewRoom } from '../rooms/room.ts'

type StaffRoom = GivenAnswerOf<typeof calls.saveChatRoom>['model']
type Parts = Pick<ChatParts, 'db' | 'chat' | 'now'>

const toStaff = (row: RoomRow, nowMs: number): StaffRoom => ({
  ...viewRoom(row, nowMs),
  ...{ minLevel: row.min_level, position: row.position, seq: Number(row.seq) },
  ...(row.archived_at !== null && { archivedAt: row.archived_at.getTime() }),
})

/** Lists every room, archived ones too, in their order. */
export async function listAllRooms({ db, now }: Parts): Promise<StaffRoom[]> {
  const rows = await db.selectFrom('chat_room').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map((row) => toStaff(row, now()))
}

/** Finds a room as staff sees it, archived or not. */
export async function findAnyRoom({ db, now }: Parts, id: string): Promise<StaffRoom | undefined> {
  const row = await db.selectFrom('chat_room').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toStaff(row, now())
}

async function getAnyRoom(parts: Parts, id: string): Promise<StaffRoom> {
  const room = await findAnyRoom(parts, id)
  if (!room) throw new CallError('room_unknown')
  return room
}

/**
 * Makes a room, or changes one, which its members see at once. The kind of a room never changes, and only the server makes rooms
 * of games.
 * @throws CallError room_unknown, invalid_request for a new room of a game and for one of a level
 */
export async function saveRoom(parts: Parts, draft: ParsedRequestOf<typeof calls.saveChatRoom>): Promise<StaffRoom> {
  const { id, kind, name, topic, rules, minLevel, position, settings } = draft
  // Players have no levels yet: nobody could open such a room.
  if (kind === 'VIP' || minLevel > FIRST_VIP_LEVEL)
    throw new CallError('invalid_request', undefined, [{ path: 'minLevel', message: 'There are no levels yet' }])
  const fields = { name, topic, rules, min_level: minLevel, position }
  const settingsText = settings && { settings: JSON.stringify(settings) }
  if (id === undefined) {
    if (kind === 'GAME')
      throw new CallError('invalid_request', undefined, [{ path: 'kind', message: 'Not for a new room' }])
    const newId = randomUUIDv7()
    await parts.db
      .insertInto('chat_room')
      .values({ id: newId, kind, ...fields, ...settingsText, created_at: new Date(parts.now()) })
      .execute()
    return getAnyRoom(parts, newId)
  }
  const deed: RoomDeed<void> = async ({ tx, row, note }) => {
    const changed = settings && settings.slowSeconds !== row.settings.slowSeconds ? { slow_seconds: null } : {}
    await tx
      .updateTable('chat_room')
      .set({ ...fields, ...settingsText, ...changed })
      .where('id', '=', row.id)
      .execute()
    note('settings')
  }
  await parts.chat.queue.add(id, deed)
  return getAnyRoom(parts, id)
}

/** Takes a room out of every list, or brings it back. @throws CallError room_unknown */
export async function archiveRoom(parts: Parts, id: string, archivedAt: Date | null): Promise<StaffRoom> {
  await parts.db.updateTable('chat_room').set({ archived_at: archivedAt }).where('id', '=', id).execute()
  return getAnyRoom(parts, id)
}
