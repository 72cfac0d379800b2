import type { Generated } from 'kysely'

/** Limits and breaks of players (migration 0080). */
export type ResponsibleTables = {
  /** One row an account. The wallet raises `version` with each counted action. */
  play: {
    account_id: string
    version: Generated<bigint>
    /** JSON; `money/wallet/stored-play.ts` has the form. */
    limits: Generated<unknown>
    usage: Generated<unknown>
    counts_money: Generated<boolean>
    reality_check_minutes: Generated<number>
    time_out_until: Date | null
    /** `infinity` for good, which the driver answers as the number. */
    excluded_until: Date | number | null
  }
  play_event: { account_id: string; at: Date; kind: string; by: string; details: string }
}
