import { randomUUIDv7 } from 'node:crypto'
import type { KycReason } from '@fairground/contract/kyc'
import type { Tx } from '../../ground/db/tx.ts'

/** A line of a case's history. */
export interface CaseEvent {
  caseId: string
  at: Date
  event: 'submitted' | 'approved' | 'more' | 'refused' | 'appealed' | 'deleted'
  /** `player`, `provider:<id>`, `staff:<person>` or `policy`. */
  by: string
  reason?: KycReason | null
  note?: string
}

/** Adds a line to the history of a case. */
export async function noteEvent(tx: Tx, { caseId, at, event, by, reason = null, note = '' }: CaseEvent): Promise<void> {
  await tx
    .insertInto('kyc_event')
    .values({ id: randomUUIDv7(), case_id: caseId, at, event, by_whom: by, reason, note })
    .execute()
}
