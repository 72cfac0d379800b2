import type { AutoplayPlan } from '@fairground/contract/autoplay'
import type { ColumnType, Generated } from 'kysely'
import type { WalletId } from '../wallet-id.ts'

/** Autoplay runs, players' games, and big wins. */
export type PlayTables = {
  /** Autoplay runs (migration 0040). Only the wallet writes their counts. */
  autoplay_run: {
    account_id: WalletId
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
  /** Players' own games (migration 0050). */
  my_game: {
    account_id: string
    game_id: string
    /** Since then it is a favourite; null: it is not. */
    favourite_at: Date | null
    /** Approximate time of the last bet; null: no bet since the table exists. */
    played_at: Date | null
  }
  /** Up to which round a wallet's sum of played rounds is stored, and which up to it were open then (migration 0103). */
  played_sum: { wallet_id: WalletId; upto: string; pending: Generated<string[]> }
  /** What a wallet's stored rounds of a game add up to (migration 0103). */
  played_game: { wallet_id: WalletId; game_id: string; rounds: bigint; best_e4: bigint }
  /** Wins that boards have shown (migration 0062). */
  board_win: {
    round_id: string
    account_id: WalletId
    currency_id: string
    game_id: string
    /** The player's masked name. */
    name: string
    payout_minor: bigint
    multiplier_e4: bigint
    at: Date
  }
}
