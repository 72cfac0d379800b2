import { hash } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Conversation, SupportMessage } from '@fairground/contract/support'
import type { Selectable } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { SupportTables } from '../../ground/db/tables/support.ts'
import type { Tx } from '../../ground/db/tx.ts'
import { findTokenHash } from '../../people/accounts/token.ts'

/** A stored conversation. */
export type ConversationRow = Selectable<SupportTables['support_conversation']>
/** A stored message. */
export type MessageRow = Selectable<SupportTables['support_message']>

/** Who calls: the account of the session, and the secret that a visitor got. */
export interface Caller {
  accountId: string | undefined
  secret: string | undefined
}

/** The SHA-256 of a secret, which the database keeps. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/**
 * Locks a conversation of the caller. A player takes a visitor's conversation over with its secret, which then opens nothing.
 * @throws CallError conversation_unknown also for another player's conversation and for a wrong secret
 */
export async function lockOwn(tx: Tx, id: string, { accountId, secret }: Caller): Promise<ConversationRow> {
  const row = await tx
    .selectFrom('support_conversation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new CallError('conversation_unknown')
  if (row.account_id !== null) {
    if (row.account_id !== accountId) throw new CallError('conversation_unknown')
    return row
  }
  if (!hasSecret(row, secret)) throw new CallError('conversation_unknown')
  return accountId === undefined ? row : takeOver(tx, id, accountId)
}

function hasSecret({ secret_hash }: ConversationRow, secret: string | undefined): boolean {
  if (secret_hash === null || secret === undefined || findTokenHash(secret) === undefined) return false
  return hashSecret(secret).equals(secret_hash)
}

function takeOver(tx: Tx, id: string, accountId: string): Promise<ConversationRow> {
  return tx
    .updateTable('support_conversation')
    .set({ account_id: accountId, secret_hash: null, opened_by: `visitor-${id}` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes a locked conversation. @returns the row after it */
export function changeConversation(
  tx: Tx,
  id: string,
  changes: Partial<Omit<ConversationRow, 'id' | 'regulator'>> & { regulator?: string | null },
): Promise<ConversationRow> {
  return tx
    .updateTable('support_conversation')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A conversation as its player sees it. */
export function viewConversation(row: ConversationRow, nowMs: number): Conversation {
  const { complaint_number: number, complaint_at: at, complaint_due_at: dueAt, regulator, rating } = row
  return {
    ...{ id: row.id, topic: row.topic, state: row.state, seq: row.seq },
    ...{ readSeq: row.player_read_seq, seenSeq: row.staff_read_seq },
    createdAt: row.created_at.getTime(),
    lastAt: row.last_at.getTime(),
    ...(number !== null &&
      at &&
      dueAt && {
        complaint: { number, at: at.getTime(), dueAt: dueAt.getTime(), ...(regulator && { regulator }) },
      }),
    ...(Number(row.staff_typing_until ?? 0) > nowMs && { staffTyping: true as const }),
    ...(rating !== null && { rating }),
  }
}

/** A message as its player sees it. */
export function viewMessage({ seq, sender, body, attachments, at }: MessageRow): SupportMessage {
  return { seq, from: sender, body, attachments, at: at.getTime() }
}

/** Reads the messages after a number, the oldest first. */
export function readMessages(
  db: Database,
  { id, after, limit }: { id: string; after: number; limit: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('support_message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
}
