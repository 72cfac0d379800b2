import { randomUUIDv7 } from 'node:crypto'
import type { ParsedRequestOf } from '@fairground/contract/call'
import type * as calls from '@fairground/contract/calls/chatlive'
import { CallError } from '@fairground/contract/envelope'
import { findLocale } from '@fairground/phrases'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { newToken } from '../../people/accounts/token.ts'
import { type ConversationRow, hashSecret } from './conversation.ts'
import type { SupportParts } from './parts.ts'
import { MOST_OF_PLAYER, OPEN_STATES, priorityOf } from './rules/conversation-state.ts'
import { storeMessage } from './store-message.ts'

/**
 * Opens a conversation with its first message. A player who sends the same client id again gets the same conversation; a visitor
 * gets a secret, of which only the hash is stored.
 * @throws CallError too_many_conversations, attachment_unknown, support_text_empty
 */
export async function openConversation(
  { db, now }: SupportParts,
  accountId: string | undefined,
  request: ParsedRequestOf<typeof calls.open>,
): Promise<{ conversation: ConversationRow; secret?: string }> {
  const { topic, clientId, email } = request
  const secret = accountId === undefined ? newToken() : undefined
  const at = new Date(now())
  const conversation = await transaction(db, async (tx) => {
    const earlier = accountId === undefined ? undefined : await findRoom(tx, accountId, clientId)
    if (earlier) return earlier
    const row = await tx
      .insertInto('support_conversation')
      .values({
        ...{ id: randomUUIDv7(), topic, state: 'OPEN', opened_by: clientId },
        account_id: accountId ?? null,
        secret_hash: secret === undefined ? null : hashSecret(secret),
        language: findLocale(request.language) ?? 'en',
        email: accountId === undefined ? mailAddressOf(email) : null,
        priority: priorityOf({ topic, isEscalated: false, isComplaint: false }),
        ...{ player_read_at: at, created_at: at, last_at: at, waiting_since: at },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return (await storeMessage(tx, row, { words: request, by: { sender: 'player' }, at })).conversation
  })
  return { conversation, ...(secret !== undefined && { secret }) }
}

/** The conversation that the client id has opened before. @throws CallError too_many_conversations when there is no room for one more */
async function findRoom(tx: Tx, accountId: string, clientId: string): Promise<ConversationRow | undefined> {
  // The lock serialises openings of an account: otherwise each would count without the others.
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const earlier = await tx
    .selectFrom('support_conversation')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('opened_by', '=', clientId)
    .executeTakeFirst()
  if (earlier) return earlier
  const open = await tx
    .selectFrom('support_conversation')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN_STATES)
    .execute()
  if (open.length >= MOST_OF_PLAYER) throw new CallError('too_many_conversations', { max: MOST_OF_PLAYER })
  return undefined
}

const mailAddressOf = (email: string | undefined): string | null => {
  const address = email?.trim().toLowerCase() ?? ''
  return /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(address) ? address : null
}
