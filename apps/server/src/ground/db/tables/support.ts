import type { SupportState, SupportTopic } from '@fairground/contract/support'
import type { Generated, JSONColumnType } from 'kysely'

/** The live chat (migrations 0094 and 0097). */
export type SupportTables = {
  support_conversation: {
    id: string
    account_id: string | null
    secret_hash: Buffer | null
    opened_by: string
    topic: SupportTopic
    language: string
    email: string | null
    state: SupportState
    priority: number
    escalated: Generated<boolean>
    agent: string | null
    seq: Generated<number>
    player_read_seq: Generated<number>
    player_read_at: Date
    staff_read_seq: Generated<number>
    mailed_seq: Generated<number>
    created_at: Date
    last_at: Date
    waiting_since: Date | null
    first_answer_at: Date | null
    rating: number | null
    complaint_number: string | null
    complaint_at: Date | null
    complaint_due_at: Date | null
    player_typing_until: Date | null
    staff_typing_until: Date | null
    regulator: JSONColumnType<{ name: string; address: string }> | null
  }
  support_message: {
    conversation_id: string
    seq: number
    sender: 'player' | 'staff'
    person: string | null
    client_id: string
    body: string
    attachments: Generated<string[]>
    at: Date
    answered_ms: bigint | null
  }
  support_note: {
    id: string
    conversation_id: string
    person: string
    kind: 'note' | 'assigned' | 'escalated' | 'solved' | 'reopened' | 'complaint' | 'merged'
    body: Generated<string>
    at: Date
  }
  support_agent: { person: string }
}
