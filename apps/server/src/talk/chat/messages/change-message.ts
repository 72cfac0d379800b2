import { CallError } from '@fairground/contract/envelope'
import { sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import type { Tx } from '../../../ground/db/tx.ts'
import { requireNoSanction } from '../people/sanctions.ts'
import { requireWriter } from '../people/writer.ts'
import { settingsOf } from '../rooms/room.ts'
import { type GivenText, isRepeatedByMany, judgeText, requirePace, type TextRules, textHash } from './judge-text.ts'
import { type MessageRow, readRows } from './read-messages.ts'
import type { LockedRoom, RoomDeed } from './room-queue.ts'

/** Raised with every change, so that an older state never replaces a newer one. */
const NEXT_REV = sql<number>`rev + 1`

/** Finds the room of a message that a caller may name. @throws CallError message_unknown */
export async function getRoomOfMessage(db: Database | Tx, id: string): Promise<{ roomId: string; row: MessageRow }> {
  const row = (await readRows(db, [id])).get(id)
  if (!row) throw new CallError('message_unknown')
  return { roomId: row.room_id, row }
}

/** A message of the locked room that is not deleted. @throws CallError message_unknown */
async function getMessage({ tx, row }: LockedRoom, id: string): Promise<MessageRow> {
  const message = (await readRows(tx, [id])).get(id)
  if (message?.room_id !== row.id || message.deleted_at !== null) throw new CallError('message_unknown')
  return message
}

/** An own message that is young enough. @throws CallError message_unknown, message_too_old */
async function getOwnMessage(at: LockedRoom, id: string, accountId: string, minutes: number): Promise<MessageRow> {
  const message = await getMessage(at, id)
  if (message.account_id !== accountId) throw new CallError('message_unknown')
  if (at.nowMs - message.created_at.getTime() > minutes * 60_000) throw new CallError('message_too_old')
  return message
}

/** Makes the change that replaces the text of an own message, under the rules of a new one. The earlier text stays in the log. Cards cannot be edited. */
export function editText(edit: GivenText & { id: string; accountId: string }, rules: TextRules): RoomDeed<void> {
  return async (at) => {
    const { tx, row: room, nowMs, note } = at
    const message = await getOwnMessage(at, edit.id, edit.accountId, settingsOf(room).editMinutes)
    if (message.type !== 'text' || message.hidden_at !== null) throw new CallError('message_unknown')
    const writer = await requireWriter(tx, edit.accountId, room, nowMs)
    await requirePace(tx, writer, room, nowMs)
    const hash = textHash(edit.body)
    const isRepeated = await isRepeatedByMany(tx, writer, room, { hash, nowMs })
    const { body, entities, heldBy } = await judgeText(tx, { writer, room, rules }, edit)
    // A message that is in the room cannot wait for a helper.
    if (heldBy) throw new CallError('blocked_word')
    if (isRepeated) throw new CallError('duplicate')
    // Counts like a message for pace and repeats. No id of a client has a colon.
    await tx
      .insertInto('chat_sent')
      .values({
        ...{ account_id: edit.accountId, client_id: `edit:${message.id}:${message.rev}`, room_id: room.id },
        ...{ message_id: message.id, held: false, text_hash: hash, at: new Date(nowMs) },
      })
      .execute()
    await tx
      .insertInto('chat_revision')
      .values({ message_id: message.id, rev: message.rev, body: message.body, at: new Date(nowMs) })
      .execute()
    await tx
      .updateTable('chat_message')
      .set({ body, entities: JSON.stringify(entities), edited_at: new Date(nowMs), rev: NEXT_REV })
      .where('id', '=', message.id)
      .execute()
    note('edit', message.id)
  }
}

/** Makes the change that deletes an own message: a tombstone stays, the log keeps the text. */
export function deleteOwn({ id, accountId }: { id: string; accountId: string }): RoomDeed<void> {
  return async (at) => {
    const message = await getOwnMessage(at, id, accountId, settingsOf(at.row).deleteMinutes)
    await requireNoSanction(at.tx, { accountId, roomId: at.row.id, kinds: ['ban'] }, at.nowMs)
    await bury(at, message, 'author')
  }
}

/** Makes the change by which a moderator or staff deletes a message. */
export function deleteMessage(id: string): RoomDeed<void> {
  return async (at) => bury(at, await getMessage(at, id), 'moderator')
}

async function bury(at: LockedRoom, { id }: MessageRow, by: 'author' | 'moderator'): Promise<void> {
  const { tx, row: room, nowMs, note } = at
  await tx
    .updateTable('chat_message')
    .set({ deleted_at: new Date(nowMs), deleted_by: by, hidden_at: null, rev: NEXT_REV })
    .where('id', '=', id)
    .execute()
  note('delete', id)
  if (room.pinned_id === id) await setPinned(at, null)
}

/** Makes the change that hides a message until a person has looked at it. A hidden one stays as it is. */
export function hideMessage(id: string): RoomDeed<void> {
  return async (at) => {
    const message = await getMessage(at, id)
    if (message.hidden_at === null) await setHidden(at, id, new Date(at.nowMs))
  }
}

/** Makes the change that shows a hidden message again. */
export function showMessage(id: string): RoomDeed<void> {
  return async (at) => {
    const message = await getMessage(at, id)
    if (message.hidden_at !== null) await setHidden(at, id, null)
  }
}

async function setHidden({ tx, note }: LockedRoom, id: string, hiddenAt: Date | null): Promise<void> {
  await tx.updateTable('chat_message').set({ hidden_at: hiddenAt, rev: NEXT_REV }).where('id', '=', id).execute()
  note(hiddenAt ? 'hide' : 'show', id)
}

/** Makes the change that pins a message above the room; `undefined` unpins. */
export function pinMessage(id: string | undefined): RoomDeed<void> {
  return async (at) => {
    if (id === undefined) {
      if (at.row.pinned_id !== null) await setPinned(at, null)
      return
    }
    const message = await getMessage(at, id)
    if (message.hidden_at !== null) throw new CallError('message_unknown')
    await setPinned(at, id)
  }
}

async function setPinned({ tx, row, note }: LockedRoom, id: string | null): Promise<void> {
  await tx.updateTable('chat_room').set({ pinned_id: id }).where('id', '=', row.id).execute()
  row.pinned_id = id
  note('pin', id ?? undefined)
}

/** Makes the change that numbers the reactions of messages, which are stored already. */
export function noteReactions(ids: readonly string[]): RoomDeed<void> {
  return async ({ tx, row, note }) => {
    const changed = await tx
      .updateTable('chat_message')
      .set({ rev: NEXT_REV })
      .where('id', 'in', ids)
      .where('room_id', '=', row.id)
      .returning('id')
      .execute()
    for (const { id } of changed) note('reactions', id)
  }
}

/** Makes the change of slow mode or lock. */
export function setRoomMode(mode: { slow_seconds: number } | { locked: boolean }): RoomDeed<void> {
  return async ({ tx, row, note }) => {
    await tx.updateTable('chat_room').set(mode).where('id', '=', row.id).execute()
    note('settings')
  }
}
