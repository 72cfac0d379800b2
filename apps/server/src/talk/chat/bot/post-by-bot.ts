import type { ChatCard } from '@fairground/contract/chat-cards'
import type { Tx } from '../../../ground/db/tx.ts'
import { newMessageId } from '../messages/message-id.ts'
import type { LockedRoom } from '../messages/room-queue.ts'
import { settingsOf } from '../rooms/room.ts'

/** What the server posts in a room by itself. */
export interface BotPost {
  /** Names it in its room: what has the same key is posted once. */
  key: string
  type: 'result' | 'win' | 'system'
  card: ChatCard
  /** The message that it answers. */
  replyTo?: string | undefined
}

/** Most posts of the server in a room in a minute; further ones are left out. */
const MOST_A_MINUTE = 6
const MINUTE_MS = 60_000

/** Posts in a room that shows bets, once, unless the room has had enough posts of the server in the last minute. */
export async function postByBot(at: LockedRoom, { key, type, card, replyTo }: BotPost): Promise<void> {
  const { tx, row: room, nowMs, note } = at
  if (!(await takeKey(at, key))) return
  if (!settingsOf(room).betsShown || (await countLast(tx, room.id, nowMs)) > MOST_A_MINUTE) return
  const id = newMessageId(nowMs)
  await tx
    .insertInto('chat_message')
    .values({
      ...{ id, room_id: room.id, seq: note('message', id), account_id: null, client_id: null, body: '' },
      ...{ type, entities: '[]', card: JSON.stringify(card), created_at: new Date(nowMs), reply_to: replyTo ?? null },
    })
    .execute()
}

/** @returns false when it is posted already, or left out */
async function takeKey({ tx, row, nowMs }: LockedRoom, key: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('chat_bot_post')
    .values({ room_id: row.id, key, at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The posts of the last minute, with the one that is being made. */
async function countLast(tx: Tx, roomId: string, nowMs: number): Promise<number> {
  const { count } = await tx
    .selectFrom('chat_bot_post')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('room_id', '=', roomId)
    .where('at', '>', new Date(nowMs - MINUTE_MS))
    .executeTakeFirstOrThrow()
  return Number(count)
}
