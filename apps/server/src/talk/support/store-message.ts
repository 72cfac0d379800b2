import { CallError } from '@fairground/contract/envelope'
import type { Tx } from '../../ground/db/tx.ts'
import { cleanText } from '../../ground/text/clean-text.ts'
import { type ConversationRow, changeConversation, type MessageRow } from './conversation.ts'
import { maskCards } from './rules/mask-cards.ts'

/** What somebody writes. */
export interface Words {
  clientId: string
  body: string
  /** Ids of uploads. */
  attachments: readonly string[]
}

/** Who writes: the player, or a person of staff. */
export type Sender = { sender: 'player' } | { sender: 'staff'; person: string }

/** A stored message, and whether the sender had sent it before. */
export interface Stored {
  message: MessageRow
  isRepeat: boolean
}

/** Finds what a sender has stored under a client id. */
export function findSent(
  tx: Tx,
  conversationId: string,
  { sender, clientId }: { sender: 'player' | 'staff'; clientId: string },
): Promise<MessageRow | undefined> {
  return tx
    .selectFrom('support_message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** The text as it is stored: cleaned like a text of the chat, and without numbers of cards. */
export const textOf = (body: string): string => maskCards(cleanText(body))

/**
 * Stores a message under the next number of a locked conversation.
 * @param answeredMs how long the player had waited for it
 * @throws CallError support_text_empty, attachment_unknown
 */
export async function storeMessage(
  tx: Tx,
  conversation: ConversationRow,
  { words, by, at, answeredMs }: { words: Words; by: Sender; at: Date; answeredMs?: number },
): Promise<{ message: MessageRow; conversation: ConversationRow }> {
  const body = textOf(words.body)
  const attachments = [...new Set(words.attachments)]
  if (body === '' && attachments.length === 0) throw new CallError('support_text_empty')
  await checkAttachments(tx, conversation.account_id, attachments)
  const seq = conversation.seq + 1
  const message = await tx
    .insertInto('support_message')
    .values({
      ...{ conversation_id: conversation.id, seq, client_id: words.clientId, body, attachments, at },
      sender: by.sender,
      person: by.sender === 'staff' ? by.person : null,
      answered_ms: answeredMs === undefined ? null : BigInt(answeredMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { message, conversation: await changeConversation(tx, conversation.id, { seq, last_at: at }) }
}

/** Only own uploads may be attached; a visitor has none. @throws CallError attachment_unknown */
async function checkAttachments(tx: Tx, accountId: string | null, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows =
    accountId === null
      ? []
      : await tx
          .selectFrom('upload')
          .select('id')
          .where('account_id', '=', accountId)
          // A picture that the player shows to everybody is no attachment.
          .where('sealed', 'is not', null)
          .where('id', 'in', ids)
          .execute()
  if (rows.length < ids.length) throw new CallError('attachment_unknown')
}
