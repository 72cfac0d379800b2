import { CallError } from '@fairground/contract/envelope'
import { SUPPORT_CHANGED } from '@fairground/contract/support'
import { type Tx, transaction } from '../../../ground/db/tx.ts'
import { type ConversationRow, changeConversation, type MessageRow } from '../conversation.ts'
import { noteDeed } from '../notes.ts'
import type { SupportParts } from '../parts.ts'
import { solve } from '../player-words.ts'
import { MOST_OF_AGENT, OPEN_STATES, priorityOf, stepConversation } from '../rules/conversation-state.ts'
import { findSent, storeMessage } from '../store-message.ts'
import { tellOfAnswer } from '../tell-of-answer.ts'
import { lockConversation } from './find-conversation.ts'

/** Who does something to which conversation. */
export interface Deed {
  id: string
  /** The person of the staff key. */
  person: string
}

/** Gives a conversation to the person. @throws CallError conversation_unknown, conversation_closed, agent_full */
export function assign({ db, now }: SupportParts, { id, person }: Deed): Promise<ConversationRow> {
  return transaction(db, async (tx) => {
    await lockAgent(tx, person)
    const row = await lockConversation(tx, id)
    return row.agent === person ? row : take(tx, row, { person, at: new Date(now()) })
  })
}

/** Of all conversations of a person one is taken at a time, so that nobody gets too many. */
async function lockAgent(tx: Tx, person: string): Promise<void> {
  await tx
    .insertInto('support_agent')
    .values({ person })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.selectFrom('support_agent').select('person').where('person', '=', person).forUpdate().execute()
}

async function take(
  tx: Tx,
  row: ConversationRow,
  { person, at }: { person: string; at: Date },
): Promise<ConversationRow> {
  const state = stepConversation(row.state, 'assign')
  if (!state) throw new CallError('conversation_closed')
  const { count } = await tx
    .selectFrom('support_conversation')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('agent', '=', person)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_OF_AGENT) throw new CallError('agent_full', { max: MOST_OF_AGENT })
  await noteDeed(tx, { id: row.id, kind: 'assigned', person, body: row.agent ?? '', at })
  return changeConversation(tx, row.id, { state, agent: person })
}

/**
 * Answers the player, who is told of it. A conversation that nobody has becomes the person's; the same client id is stored once.
 * @throws CallError conversation_unknown, conversation_closed, conversation_of_another, agent_full, support_text_empty
 */
export async function answer(
  parts: SupportParts,
  { id, person, clientId, body }: Deed & { clientId: string; body: string },
): Promise<{ conversation: ConversationRow; message: MessageRow }> {
  const { db, now } = parts
  const at = new Date(now())
  const answered = await transaction(db, async (tx) => {
    await lockAgent(tx, person)
    const row = await lockConversation(tx, id)
    const sentBefore = await findSent(tx, id, { sender: 'staff', clientId })
    if (sentBefore) return { conversation: row, message: sentBefore, tell: undefined }
    if (row.agent !== null && row.agent !== person) throw new CallError('conversation_of_another')
    const own = row.agent === null ? await take(tx, row, { person, at }) : row
    const state = stepConversation(own.state, 'staff_answers')
    if (!state) throw new CallError('conversation_closed')
    const { message } = await storeMessage(tx, own, {
      words: { clientId, body, attachments: [] },
      by: { sender: 'staff', person },
      at,
      ...(own.waiting_since && { answeredMs: Math.max(0, at.getTime() - own.waiting_since.getTime()) }),
    })
    const conversation = await changeConversation(tx, id, {
      ...{ state, waiting_since: null, staff_read_seq: message.seq, staff_typing_until: null },
      first_answer_at: own.first_answer_at ?? at,
    })
    return { conversation, message, tell: await tellOfAnswer(tx, parts, conversation) }
  })
  answered.tell?.()
  return answered
}

/** Leaves a note. @throws CallError conversation_unknown */
export function note(
  { db, now }: SupportParts,
  { id, person, body }: Deed & { body: string },
): Promise<ConversationRow> {
  return transaction(db, async (tx) => {
    const row = await lockConversation(tx, id)
    await noteDeed(tx, { id, kind: 'note', person, body, at: new Date(now()) })
    return row
  })
}

/** Solves a conversation; its player may rate it now. @throws CallError conversation_unknown, conversation_closed */
export async function solveAsStaff({ db, tell, now }: SupportParts, { id, person }: Deed): Promise<ConversationRow> {
  const row = await transaction(db, async (tx) =>
    solve(tx, await lockConversation(tx, id), { person, at: new Date(now()) }),
  )
  if (row.account_id !== null) tell(row.account_id, SUPPORT_CHANGED, { id })
  return row
}

/** Puts a conversation back into the queue, before all others. @throws CallError conversation_unknown, conversation_closed */
export function escalate(
  { db, now }: SupportParts,
  { id, person, reason }: Deed & { reason: string },
): Promise<ConversationRow> {
  const at = new Date(now())
  return transaction(db, async (tx) => {
    const row = await lockConversation(tx, id)
    const state = stepConversation(row.state, 'release')
    if (!state) throw new CallError('conversation_closed')
    await noteDeed(tx, { id, kind: 'escalated', person, body: reason, at })
    return changeConversation(tx, id, {
      ...{ state, agent: null, escalated: true, waiting_since: row.waiting_since ?? at },
      priority: priorityOf({ topic: row.topic, isEscalated: true, isComplaint: row.complaint_number !== null }),
    })
  })
}
