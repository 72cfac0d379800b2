import type { ColumnType, Generated } from 'kysely'

/** Staff keys, and the log of staff actions (migration 0057). */
export type StaffTables = {
  staff_key: {
    id: string
    name: Generated<string>
    digest: Buffer
    made_at: Date
    ended_at: Date | null
    /** Areas and permissions; null: everything (migration 0111). */
    may: Generated<string[] | null>
  }
  /** Never updated, never deleted: a trigger refuses both. */
  staff_action: {
    id: string
    of_id: string | null
    at: Date
    key_id: string
    address: string
    call: string
    outcome: string | null
    before: ColumnType<unknown, string | null>
    after: ColumnType<unknown, string | null>
  }
}
