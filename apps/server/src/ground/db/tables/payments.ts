import type { JSONColumnType } from 'kysely'

/** What ends a case about money: the held deposit is credited or sent back, the payout is declared paid or failed. */
export type PaymentAct = 'credit' | 'return' | 'paid' | 'failed'

/** Cases and comparisons of payments (migrations 0077, 0110). */
export type PaymentTables = {
  payment_case: {
    id: string
    /** That of the event: its repeats open no other case. */
    key: string
    kind: 'amount' | 'held' | 'reversal' | 'contradiction' | 'totals' | 'unknown' | 'stuck'
    provider: string
    account_id: string | null
    /** The deposit or the withdrawal. */
    subject_id: string | null
    details: JSONColumnType<object>
    opened_at: Date
    closed_at: Date | null
    note: string | null
    /** What it was ended with. */
    act: PaymentAct | null
    /** What the first of two persons wants to do, and the id of the person's key. */
    first_act: PaymentAct | null
    first_by: string | null
  }
  payment_reconciliation: { at: Date; asked: number; settled: number; opened: number }
}
