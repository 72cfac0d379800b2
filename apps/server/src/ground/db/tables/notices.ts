import type { ColumnType } from 'kysely'

/** Notices, and the players that they were pushed to (migration 0010). */
export type NoticeTables = {
  notice: {
    id: string
    type: 'NOT_LOGGED_IN' | 'NOT_RECHARGED' | 'COMPLETE_REGISTRATION' | 'EVENT'
    event: string
    title: string
    description: string
    /** JSON of the contract's NoticeConfig. */
    config: ColumnType<Record<string, unknown>, string, string>
    interval_s: number
    shown_from: Date | null
    shown_until: Date | null
    position: number
    enabled: boolean
    at: Date
  }
  notice_change: { one: ColumnType<boolean, boolean | undefined>; at: Date }
  notice_push: { account_id: string; notice_id: string; at: Date }
}
