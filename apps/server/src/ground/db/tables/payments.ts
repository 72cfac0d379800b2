import type { JSONColumnType } from 'kysely'

/** Cases and comparisons of payments (migration 0077). */
export type PaymentTables = {
  payment_case: {
    id: string
    /** That of the event: its repeats open no other case. */
    key: string
    kind: 'amount' | 'reversal' | 'contradiction' | 'totals' | 'unknown'
    provider: string
    account_id: string | null
    /** The deposit or the withdrawal. */
    subject_id: string | null
    details: JSONColumnType<object>
    opened_at: Date
    closed_at: Date | null
    note: string | null
  }
  payment_reconciliation: { at: Date; asked: number; settled: number; opened: number }
}
