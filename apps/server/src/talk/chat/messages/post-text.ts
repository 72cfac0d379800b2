import { CallError } from '@fairground/contract/envelope'
import type { Tx } from '../../../ground/db/tx.ts'
import { listIgnored } from '../people/ignored.ts'
import { getAuthor, readPlayers } from '../people/profile.ts'
import { requireWriter } from '../people/writer.ts'
import { noteFlood } from '../rooms/flood-mode.ts'
import { mayRead } from '../rooms/room.ts'
import { hasDistress } from '../rules/distress.ts'
import {
  type GivenText,
  isRepeatedByMany,
  type JudgedText,
  judgeText,
  requirePace,
  type TextRules,
  textHash,
} from './judge-text.ts'
import { newMessageId } from './message-id.ts'
import type { LockedRoom, RoomDeed } from './room-queue.ts'

/** A text that a player wants to post. */
export interface Draft extends GivenText {
  accountId: string
  clientId: string
  replyTo: string | undefined
}

/** A message that is in the room, or waits for a helper. */
export type Posted = { messageId: string; hasDistress?: boolean } | { held: true }

/**
 * Makes the change that posts a text. The order of the checks: the client's id, the account and its sanctions, pace, repeats,
 * length, links, words. The same client id answers with what it did the first time.
 * @throws (when it is done) CallError for each refusal of `chat.send`
 */
export function postText(draft: Draft, rules: TextRules): RoomDeed<Posted> {
  return async (at) => {
    const { tx, row: room, nowMs } = at
    const { accountId } = draft
    const earlier = await findSent(tx, draft)
    if (earlier) return earlier
    if (!mayRead(room)) throw new CallError('level_needed', { level: room.min_level })
    const writer = await requireWriter(tx, accountId, room, nowMs)
    await requirePace(tx, writer, room, nowMs)
    const hash = textHash(draft.body)
    const isRepeated = await isRepeatedByMany(tx, writer, room, { hash, nowMs })
    const text = await judgeText(tx, { writer, room, rules }, draft)
    if (draft.replyTo !== undefined) await requireReplied(tx, draft.replyTo, room.id)
    const heldBy = text.heldBy ?? (isRepeated ? 'duplicate' : undefined)
    await getAuthor(tx, accountId, new Date(nowMs))
    const id = newMessageId(nowMs)
    const isFirst = await insertSent(at, draft, { hash, id, isHeld: heldBy !== undefined })
    // Another room took the same client id at the same moment.
    if (!isFirst) return (await findSent(tx, draft)) ?? { held: true }
    if (heldBy) {
      await insertHeld(at, draft, text, { id, why: heldBy })
      return { held: true }
    }
    await insertMessage(at, { ...draft, ...text, id })
    await noteFlood(at)
    // What the author wrote, not what is left of it after masking.
    const isDistress = hasDistress(draft.body)
    if (isDistress) await reportDistress(at, { id, accountId })
    return { messageId: id, hasDistress: isDistress }
  }
}

async function findSent(tx: Tx, { accountId, clientId }: Draft): Promise<Posted | undefined> {
  const row = await tx
    .selectFrom('chat_sent')
    .select('message_id')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row && (row.message_id === null ? { held: true } : { messageId: row.message_id })
}

async function requireReplied(tx: Tx, id: string, roomId: string): Promise<void> {
  const row = await tx
    .selectFrom('chat_message')
    .select('id')
    .where('id', '=', id)
    .where('room_id', '=', roomId)
    .executeTakeFirst()
  if (!row) throw new CallError('message_unknown')
}

/** @returns false when the client id is taken */
async function insertSent(
  { tx, row, nowMs }: LockedRoom,
  { accountId, clientId }: Draft,
  { hash, id, isHeld }: { hash: Buffer; id: string; isHeld: boolean },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('chat_sent')
    .values({
      ...{ account_id: accountId, client_id: clientId, room_id: row.id, held: isHeld, text_hash: hash },
      message_id: isHeld ? null : id,
      at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function insertHeld(
  { tx, row, nowMs }: LockedRoom,
  { accountId, clientId, replyTo }: Draft,
  { body, entities }: JudgedText,
  { id, why }: { id: string; why: 'word' | 'duplicate' },
): Promise<void> {
  await tx
    .insertInto('chat_held')
    .values({
      ...{ id, room_id: row.id, account_id: accountId, client_id: clientId, body, why, at: new Date(nowMs) },
      entities: JSON.stringify(entities),
      reply_to: replyTo ?? null,
    })
    .execute()
}

/** Puts a message before staff, as if its author had reported it. */
async function reportDistress(
  { tx, row, nowMs }: LockedRoom,
  message: { id: string; accountId: string },
): Promise<void> {
  const { id, accountId } = message
  const report = { message_id: id, account_id: accountId, room_id: row.id, reason: 'distress' } as const
  await tx
    .insertInto('chat_report')
    .values({ ...report, note: '', at: new Date(nowMs) })
    .execute()
}

/** Adds a text to a room, and notes whom it mentions. */
export async function insertMessage(
  { tx, row, nowMs, note }: LockedRoom,
  message: Omit<JudgedText, 'heldBy'> & {
    id: string
    accountId: string
    clientId: string
    replyTo: string | undefined
  },
): Promise<void> {
  const { id, accountId, clientId, replyTo, body, entities } = message
  const seq = note('message', id)
  const at = new Date(nowMs)
  await tx
    .insertInto('chat_message')
    .values({
      ...{ id, room_id: row.id, seq, account_id: accountId, client_id: clientId, type: 'text', body, created_at: at },
      entities: JSON.stringify(entities),
      reply_to: replyTo ?? null,
    })
    .execute()
  const refs = entities.filter(({ kind }) => kind === 'mention').map(({ ref }) => ref)
  for (const mentioned of await readPlayers(
    tx,
    refs.filter((ref) => ref !== 'all'),
  )) {
    if ((await listIgnored(tx, mentioned.accountId)).includes(accountId)) continue
    await tx.insertInto('chat_mention').values({ account_id: mentioned.accountId, room_id: row.id, seq, at }).execute()
  }
}
