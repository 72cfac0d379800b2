import type { ParsedRequestOf } from '@fairground/contract/call'
import type * as calls from '@fairground/contract/calls/chatlive'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../ground/db/database.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import {
  type Caller,
  type ConversationRow,
  changeConversation,
  lockOwn,
  type MessageRow,
  readMessages,
} from './conversation.ts'
import { noteDeed } from './notes.ts'
import type { SupportParts } from './parts.ts'
import { isOpen, stepConversation } from './rules/conversation-state.ts'
import { findSent, storeMessage, type Words } from './store-message.ts'

/** A page that asks again and again, as a visitor's does, is noted this often. */
const NOTED_EVERY_MS = 20_000

/**
 * Stores a player's message and reopens the conversation. The same client id is stored once.
 * @throws CallError conversation_unknown, attachment_unknown, support_text_empty
 */
export function writeAsPlayer(
  { db, now }: SupportParts,
  { id, caller, words }: { id: string; caller: Caller; words: Words },
): Promise<{ conversation: ConversationRow; message: MessageRow }> {
  const at = new Date(now())
  return transaction(db, async (tx) => {
    const row = await lockOwn(tx, id, caller)
    const sentBefore = await findSent(tx, id, { sender: 'player', clientId: words.clientId })
    if (sentBefore) return { conversation: row, message: sentBefore }
    const state = stepConversation(row.state, 'player_writes') ?? row.state
    const { message } = await storeMessage(tx, row, { words, by: { sender: 'player' }, at })
    if (!isOpen(row.state)) await noteDeed(tx, { id, kind: 'reopened', person: '', at })
    const conversation = await changeConversation(tx, id, {
      ...{ state, waiting_since: row.waiting_since ?? at, player_read_seq: message.seq, player_read_at: at },
      player_typing_until: null,
      ...(!isOpen(row.state) && { agent: null }),
    })
    return { conversation, message }
  })
}

/** Reads a conversation for its player and notes how far it was read. @throws CallError conversation_unknown */
export function readAsPlayer(
  { db, now }: SupportParts,
  { id, caller, after, limit }: { id: string; caller: Caller; after: number; limit: number },
): Promise<{ conversation: ConversationRow; list: MessageRow[]; more: boolean }> {
  return transaction(db, async (tx) => {
    const row = await lockOwn(tx, id, caller)
    const rows = await readMessages(tx, { id, after, limit: limit + 1 })
    const list = rows.slice(0, limit)
    const readSeq = Math.max(row.player_read_seq, list.at(-1)?.seq ?? 0)
    const isFresh = now() - row.player_read_at.getTime() < NOTED_EVERY_MS
    const conversation =
      isFresh && readSeq === row.player_read_seq
        ? row
        : await changeConversation(tx, id, { player_read_seq: readSeq, player_read_at: new Date(now()) })
    return { conversation, list, more: rows.length > limit }
  })
}

/** Rates a solved conversation. @throws CallError conversation_unknown, conversation_not_solved */
export function rateConversation(
  { db }: SupportParts,
  { id, caller, rating }: { id: string; caller: Caller; rating: number },
): Promise<ConversationRow> {
  return transaction(db, async (tx) => {
    const row = await lockOwn(tx, id, caller)
    if (isOpen(row.state)) throw new CallError('conversation_not_solved')
    return changeConversation(tx, id, { rating })
  })
}

/** Says for the player that the matter is solved. @throws CallError conversation_unknown, conversation_closed */
export function solveAsPlayer(
  { db, now }: SupportParts,
  { id, caller }: { id: string; caller: Caller },
): Promise<ConversationRow> {
  return transaction(db, async (tx) => solve(tx, await lockOwn(tx, id, caller), { person: '', at: new Date(now()) }))
}

/** Solves a locked conversation. @param person empty: its player @throws CallError conversation_closed */
export async function solve(
  tx: Tx,
  { id, state }: ConversationRow,
  { person, at }: { person: string; at: Date },
): Promise<ConversationRow> {
  const next = stepConversation(state, 'solve')
  if (!next) throw new CallError('conversation_closed')
  await noteDeed(tx, { id, kind: 'solved', person, at })
  return changeConversation(tx, id, { state: next, waiting_since: null })
}

/** The newest conversations of a player, the newest first. */
export function listOwn(db: Database, accountId: string): Promise<ConversationRow[]> {
  return db
    .selectFrom('support_conversation')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
}

/** The words of a call. */
export const wordsOf = ({ clientId, body, attachments }: ParsedRequestOf<typeof calls.send>): Words => ({
  ...{ clientId, body, attachments },
})
