import type { Generated, JSONColumnType } from 'kysely'

/** Demonstrations (migrations 0029, 0052 and 0053). */
export type DemoTables = {
  demo_visit: {
    id: string
    token_hash: Buffer
    currency_id: string
    balance_minor: bigint
    version: Generated<number>
    server_seed: string
    next_server_seed: string
    client_seed: string
    next_nonce: Generated<number>
    seen_at: Date
    started_at: Date
    net_minor: Generated<bigint>
  }
  demo_round: {
    visit_id: string
    id: string
    game_id: string
    status: 'open' | 'finished'
    result: 'PENDING' | 'WIN' | 'LOSE' | 'CANCELLED'
    step: number
    nonce: number
    edge_bp: number
    stake_minor: bigint
    max_win_minor: bigint
    payout_minor: bigint
    server_seed: string
    client_seed: string
    options: JSONColumnType<object>
    moves: JSONColumnType<object>
    spin: boolean
    key: string
    held_until: Date | null
    created_at: Date
    finished_at: Date | null
    multiplayer_round_id: string | null
    slot: Generated<number>
    target_e2: number | null
    multiplier_e4: Generated<bigint>
    move_key: string | null
  }
}
