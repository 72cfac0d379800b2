import { SUPPORT_CHANGED } from '@fairground/contract/support'
import { transaction } from '../../ground/db/tx.ts'
import { type Caller, changeConversation, lockOwn } from './conversation.ts'
import type { SupportParts } from './parts.ts'

/** How long one word about typing counts: pages say it every five seconds, and staff's queue looks every ten. */
const TYPING_MS = 12_000

/** Notes that the player is writing. @throws CallError conversation_unknown */
export async function noteTyping(
  { db, now }: SupportParts,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockOwn(tx, id, caller)
    await changeConversation(tx, id, { player_typing_until: new Date(now() + TYPING_MS) })
  })
}

/** Notes that a person of staff is writing in a conversation of theirs, and tells its player; of others it notes nothing. */
export async function noteStaffTyping(
  { db, tell, now }: SupportParts,
  { id, person }: { id: string; person: string },
): Promise<void> {
  const row = await db
    .updateTable('support_conversation')
    .set({ staff_typing_until: new Date(now() + TYPING_MS) })
    .where('id', '=', id)
    .where('agent', '=', person)
    .returning('account_id')
    .executeTakeFirst()
  if (row?.account_id) tell(row.account_id, SUPPORT_CHANGED, { id })
}
