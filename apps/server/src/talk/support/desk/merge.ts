import { CallError } from '@fairground/contract/envelope'
import { SUPPORT_CHANGED } from '@fairground/contract/support'
import { findLocale } from '@fairground/phrases'
import { mergedAnswer } from '@fairground/phrases/support'
import { transaction } from '../../../ground/db/tx.ts'
import { type ConversationRow, changeConversation, readMessages } from '../conversation.ts'
import { noteDeed } from '../notes.ts'
import type { SupportParts } from '../parts.ts'
import { solve } from '../player-words.ts'
import { isOpen } from '../rules/conversation-state.ts'
import { storeMessage } from '../store-message.ts'
import { writeTranscript } from '../transcript.ts'
import type { Deed } from './agent-deeds.ts'
import { lockConversation } from './find-conversation.ts'

/** More than any conversation has: the limits of calls end long before it. */
const ALL = 5_000

/**
 * Merges an open conversation into another open one of the same player: what was written in it becomes a note there, its waiting
 * time and priority count there, and it is solved with a word that says where it goes on. A complaint keeps its number and its
 * deadline, so it is never merged into another one.
 * @returns the conversation that goes on
 * @throws CallError conversation_unknown, conversation_closed, merge_not_possible
 */
export async function merge(
  { db, tell, now }: SupportParts,
  { id, intoId, person }: Deed & { intoId: string },
): Promise<ConversationRow> {
  const at = new Date(now())
  const row = await transaction(db, async (tx) => {
    const rows = new Map<string, ConversationRow>()
    // In the order of their ids, so that two merges never wait for each other.
    for (const each of [id, intoId].toSorted()) rows.set(each, await lockConversation(tx, each))
    const [from, into] = [rows.get(id), rows.get(intoId)]
    if (!from || !into || id === intoId || from.account_id === null || from.account_id !== into.account_id) {
      throw new CallError('merge_not_possible')
    }
    if (from.complaint_number !== null) throw new CallError('merge_not_possible')
    if (!isOpen(from.state) || !isOpen(into.state)) throw new CallError('conversation_closed')
    const written = await readMessages(tx, { id, after: 0, limit: ALL })
    const locale = findLocale(from.language) ?? 'en'
    await noteDeed(tx, { id: intoId, kind: 'merged', person, body: writeTranscript(written, 'en'), at })
    await storeMessage(tx, from, {
      words: { clientId: `merged-${intoId}`, body: mergedAnswer[locale], attachments: [] },
      by: { sender: 'staff', person },
      at,
    })
    await solve(tx, from, { person, at })
    return changeConversation(tx, intoId, {
      priority: Math.min(into.priority, from.priority),
      escalated: into.escalated || from.escalated,
      waiting_since: earlier(into.waiting_since, from.waiting_since),
    })
  })
  for (const each of [id, intoId]) if (row.account_id !== null) tell(row.account_id, SUPPORT_CHANGED, { id: each })
  return row
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}
