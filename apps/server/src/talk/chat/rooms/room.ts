import { type ChatRoom, type ChatSettings, chatSettingsSchema } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import type { Selectable } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import type { ChatTables } from '../../../ground/db/tables/chat.ts'
import type { Tx } from '../../../ground/db/tx.ts'
import { FIRST_VIP_LEVEL } from '../../../people/accounts/user.ts'

/** A stored room. */
export type RoomRow = Selectable<ChatTables['chat_room']>

/** The settings of a room: those that the operator has set, and the defaults. */
export const settingsOf = ({ settings }: Pick<RoomRow, 'settings'>): ChatSettings => chatSettingsSchema.parse(settings)

/** Seconds between two messages of a player now: the setting, a moderator's, or more while the room is flooded. */
export function slowSecondsOf(row: RoomRow, nowMs: number): number {
  const usual = row.slow_seconds ?? settingsOf(row).slowSeconds
  const isFlooded = row.flood_until !== null && row.flood_until.getTime() > nowMs
  return isFlooded ? Math.max(usual, row.flood_seconds ?? 0) : usual
}

/** A stored room as everybody sees it. */
export function viewRoom(row: RoomRow, nowMs: number): ChatRoom {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    ...(row.game_id !== null && { gameId: row.game_id }),
    topic: row.topic,
    rules: row.rules,
    settings: settingsOf(row),
    slowSeconds: slowSecondsOf(row, nowMs),
    locked: row.locked,
    ...(row.pinned_id !== null && { pinnedId: row.pinned_id }),
  }
}

/** Finds a room that is not archived. @throws CallError room_unknown */
export async function getRoom(
  db: Database | Tx,
  { roomId, gameId }: { roomId?: string | undefined; gameId?: string | undefined },
): Promise<RoomRow> {
  if (roomId === undefined && gameId === undefined) throw new CallError('room_unknown')
  const row = await db
    .selectFrom('chat_room')
    .selectAll()
    .where('archived_at', 'is', null)
    .$if(roomId !== undefined, (query) => query.where('id', '=', roomId ?? ''))
    .$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId ?? ''))
    .executeTakeFirst()
  if (!row) throw new CallError('room_unknown')
  return row
}

/** Whether a caller may read a room: everybody but for one of a level. Every player has the first level. */
export function mayRead({ min_level }: Pick<RoomRow, 'min_level'>): boolean {
  return min_level <= FIRST_VIP_LEVEL
}

/** `OPEN`, `LOCKED` or `LEVEL n`, as the list of rooms says it. */
export function accessOf(row: RoomRow): string {
  if (!mayRead(row)) return `LEVEL ${row.min_level}`
  return row.locked ? 'LOCKED' : 'OPEN'
}

/** Finds a room that the caller may read. @throws CallError room_unknown, level_needed */
export async function getReadableRoom(db: Database | Tx, wanted: Parameters<typeof getRoom>[1]): Promise<RoomRow> {
  const room = await getRoom(db, wanted)
  if (!mayRead(room)) throw new CallError('level_needed', { level: room.min_level })
  return room
}
