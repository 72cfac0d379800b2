import type { Generated, GeneratedAlways } from 'kysely'
import type { WalletId } from '../wallet-id.ts'

/** Chains of seeds and multiplayer rounds (migrations 0023 and 0092). */
export type MultiplayerRoundTables = {
  multiplayer_chain: {
    game_id: string
    number: number
    salt: string
    seed_0: string
    length: number
    first_round: number
    created_at: Date
  }
  /** Secret. */
  multiplayer_seed: { game_id: string; chain: number; link: number; seed: string }
  multiplayer_round: {
    id: string
    game_id: string
    number: number
    chain: number
    link: number
    salt: string
    seed_hash: string
    edge_bp: number
    status: 'NEW' | 'RUNNING' | 'FINISHED' | 'VOID'
    opened_at: Date
    closes_at: Date
    started_at: Date | null
    ended_at: Date | null
    next_at: Date | null
    settled_at: Date | null
    alive_at: Date
    entropy: string | null
    /** Masked names of the accounts whose client seeds are in the entropy. Null for rounds before migration 0092. */
    bettors: string[] | null
    flown_ms: Generated<number>
    resumed_ms: Generated<number>
    shifted_ms: Generated<number>
    seed: string | null
    point_e2: bigint | null
    /** Lotteries only. */
    draws_at: Date | null
    /** Lotteries only: the numbers in draw order, once drawn. */
    result: number[] | null
    max_exposure_minor: bigint
    fence: bigint
  }
  multiplayer_round_part: {
    multiplayer_round_id: string
    part: number
    bet_count: Generated<number>
    staked_minor: Generated<bigint>
    exposure_minor: Generated<bigint>
    allowance_minor: bigint
    open: Generated<boolean>
  }
  multiplayer_bet: {
    account_id: WalletId
    round_id: string
    multiplayer_round_id: string
    place: GeneratedAlways<bigint>
    client_seed: string
    target_e2: bigint | null
  }
}
