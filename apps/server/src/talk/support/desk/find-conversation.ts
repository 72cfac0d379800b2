import type { AnswerOf } from '@fairground/contract/call'
import type { supportNote } from '@fairground/contract/calls/staff-support'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../../ground/db/database.ts'
import type { Tx } from '../../../ground/db/tx.ts'
import { type ConversationRow, viewConversation } from '../conversation.ts'

/** A conversation as staff sees it. */
export type StaffConversation = AnswerOf<typeof supportNote>['model']

/** Locks a conversation for staff. @throws CallError conversation_unknown */
export async function lockConversation(tx: Tx, id: string): Promise<ConversationRow> {
  const row = await tx
    .selectFrom('support_conversation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new CallError('conversation_unknown')
  return row
}

/** A conversation as staff sees it. */
export function viewForStaff(row: ConversationRow, nowMs: number): StaffConversation {
  const { account_id, agent, waiting_since, first_answer_at, language, priority, escalated } = row
  return {
    ...viewConversation(row, nowMs),
    ...{ language, priority, isEscalated: escalated },
    ...(account_id !== null && { accountId: account_id }),
    ...(Number(row.player_typing_until ?? 0) > nowMs && { playerTyping: true as const }),
    ...(agent !== null && { agent }),
    ...(waiting_since && { waitingSince: waiting_since.getTime() }),
    ...(first_answer_at && { firstAnswerAt: first_answer_at.getTime() }),
  }
}

/** What the staff log keeps of a conversation: its state, without a word of it. */
export async function loggedConversation(db: Database, id: string): Promise<object | null> {
  const row = await db
    .selectFrom('support_conversation')
    .select(['id', 'account_id', 'topic', 'state', 'priority', 'agent', 'seq', 'complaint_number'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
