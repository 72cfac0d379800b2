import type { AutoplayPlan } from '@fairground/contract'
import type { ColumnType, Generated } from 'kysely'

/** Runs of bets by a rule (migration 0040). Their counts are written by the wallet alone. */
export type AutoplayTables = {
  autoplay_run: {
    account_id: string
    id: string
    game_id: string
    status: Generated<'running' | 'stopped' | 'finished'>
    most_bets: number
    loss_limit_minor: bigint
    plan: ColumnType<AutoplayPlan, string, never>
    placed: Generated<number>
    staked_minor: Generated<bigint>
    won_minor: Generated<bigint>
    last_round_id: ColumnType<string | null, never, never>
    started_at: Date
  }
}
