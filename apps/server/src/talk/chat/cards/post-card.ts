import { CallError } from '@fairground/contract/envelope'
import { sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import type { Tx } from '../../../ground/db/tx.ts'
import { type BotPost, postByBot } from '../bot/post-by-bot.ts'
import { newMessageId } from '../messages/message-id.ts'
import type { LockedRoom, RoomDeed } from '../messages/room-queue.ts'
import { getAuthor } from '../people/profile.ts'
import { requireWriter } from '../people/writer.ts'
import { settingsOf } from '../rooms/room.ts'
import type { DecidedCard, UnpostedCard } from './waiting-cards.ts'

/** Cards of one player in a room in a minute: further slips have none. */
const MOST_A_MINUTE = 6
const MINUTE_MS = 60_000

type CardKey = Pick<UnpostedCard, 'walletId' | 'slipId'>

/**
 * Makes the change that posts the card of a slip, unless it is posted already. A player who may not write in the room, and one who
 * has posted too many cards, gets none.
 */
export function postCard(waiting: UnpostedCard): RoomDeed<void> {
  return async (at) => {
    const { tx, row: room, nowMs, note } = at
    const storedCard = await lockCard(tx, waiting)
    if (!storedCard || storedCard.message_id !== null) return
    if (!(await isWelcome(at, waiting))) {
      await setCard(tx, waiting, { done_at: new Date(nowMs) })
      return
    }
    const id = newMessageId(nowMs)
    const { accountId, card, followsId } = waiting
    // A card needs an author.
    await getAuthor(tx, accountId, new Date(nowMs))
    await tx
      .insertInto('chat_message')
      .values({
        ...{ id, room_id: room.id, seq: note('message', id), account_id: accountId, client_id: null, body: '' },
        entities: '[]',
        ...{ type: 'bet', card: JSON.stringify(card), created_at: new Date(nowMs) },
        reply_to: followsId !== undefined && (await isInRoom(tx, followsId, room.id)) ? followsId : null,
      })
      .execute()
    await setCard(tx, waiting, { message_id: id })
  }
}

/**
 * Makes the change that tells on a card how its slip ended, unless it tells it already.
 * @param win what the server says of a big win
 */
export function endCard(decided: DecidedCard, win: BotPost | undefined): RoomDeed<void> {
  return async (at) => {
    const { tx, nowMs, note } = at
    const storedCard = await lockCard(tx, decided)
    if (!storedCard) return
    await tx
      .updateTable('chat_message')
      .set({ card: sql<string>`card || ${JSON.stringify(decided.end)}::jsonb`, rev: sql<number>`rev + 1` })
      .where('id', '=', decided.messageId)
      .execute()
    note('card', decided.messageId)
    await setCard(tx, decided, { done_at: new Date(nowMs) })
    if (win) await postByBot(at, win)
  }
}

/** Notes on the row of a card that it is posted, or that nothing more comes of it. */
export async function setCard(
  tx: Tx | Database,
  { walletId, slipId }: CardKey,
  change: { message_id: string } | { done_at: Date },
): Promise<void> {
  await tx
    .updateTable('chat_card')
    .set(change)
    .where('account_id', '=', walletId)
    .where('slip_id', '=', slipId)
    .execute()
}

/** The unfinished card of a slip: another process cannot post or end it meanwhile. */
function lockCard(tx: Tx, { walletId, slipId }: CardKey) {
  return tx
    .selectFrom('chat_card')
    .select('message_id')
    .where('account_id', '=', walletId)
    .where('slip_id', '=', slipId)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

async function isWelcome(
  { tx, row: room, nowMs }: LockedRoom,
  { accountId, walletId }: UnpostedCard,
): Promise<boolean> {
  if (!settingsOf(room).betsShown) return false
  try {
    await requireWriter(tx, accountId, room, nowMs)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // A bet is no text: an account of today may show it.
    if (error.errorName !== 'account_too_new') return false
  }
  const recent = await tx
    .selectFrom('chat_card')
    .select('slip_id')
    .where('account_id', '=', walletId)
    .where('room_id', '=', room.id)
    .where('message_id', 'is not', null)
    .where('at', '>', new Date(nowMs - MINUTE_MS))
    .limit(MOST_A_MINUTE)
    .execute()
  return recent.length < MOST_A_MINUTE
}

async function isInRoom(tx: Tx, messageId: string, roomId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_message')
    .select('id')
    .where('id', '=', messageId)
    .where('room_id', '=', roomId)
    .executeTakeFirst()
  return row !== undefined
}
