import { sql } from 'kysely'
import { transaction } from '../../ground/db/tx.ts'
import type { JurisdictionInForce } from '../../operator/settings/jurisdiction-store.ts'
import { type Caller, type ConversationRow, changeConversation, lockOwn } from './conversation.ts'
import { noteDeed } from './notes.ts'
import type { SupportParts } from './parts.ts'
import { isOpen, priorityOf, stepConversation } from './rules/conversation-state.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Makes a conversation a complaint with a number, and with the deadline and the regulator of the player's jurisdiction at this time.
 * A complaint stays what it was when it is made again. A solved conversation is open again.
 * @throws CallError conversation_unknown
 */
export function complain(
  { db, now }: SupportParts,
  { id, caller, jurisdiction }: { id: string; caller: Caller; jurisdiction: JurisdictionInForce },
): Promise<ConversationRow> {
  const at = new Date(now())
  const { days, regulator } = jurisdiction.complaints
  return transaction(db, async (tx) => {
    const row = await lockOwn(tx, id, caller)
    if (row.complaint_number !== null) return row
    const { rows } = await sql<{ number: bigint }>`select nextval('support_complaint')::bigint as number`.execute(tx)
    const number = `C-${at.getUTCFullYear()}-${String(rows[0]?.number).padStart(6, '0')}`
    await noteDeed(tx, { id, kind: 'complaint', person: '', body: number, at })
    return changeConversation(tx, id, {
      ...{ complaint_number: number, complaint_at: at, complaint_due_at: new Date(at.getTime() + days * DAY_MS) },
      ...{ regulator: regulator && JSON.stringify(regulator), last_at: at },
      priority: priorityOf({ topic: row.topic, isEscalated: row.escalated, isComplaint: true }),
      waiting_since: row.waiting_since ?? at,
      state: stepConversation(row.state, 'player_writes') ?? row.state,
      ...(!isOpen(row.state) && { agent: null }),
    })
  })
}
