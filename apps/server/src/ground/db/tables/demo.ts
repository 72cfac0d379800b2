import type { Generated, JSONColumnType } from 'kysely'

/** Demonstrations (migrations 0029, 0052, 0053 and 0104). */
export type DemoTables = {
  demo_visit: {
    id: string
    token_hash: Buffer
    currency_id: string
    /** The account with its seeds, as `demo/visit.ts` prints it. */
    purse: JSONColumnType<object>
    seen_at: Date
    started_at: Date
    net_minor: Generated<bigint>
  }
  demo_round: {
    visit_id: string
    id: string
    game_id: string
    status: 'open' | 'finished'
    result: 'PENDING' | 'WIN' | 'LOSE' | 'DRAW' | 'CANCELLED'
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
    created_at: Date
    finished_at: Date | null
    multiplayer_round_id: string | null
    slot: Generated<number>
    target_e2: number | null
    multiplier_e4: Generated<bigint>
  }
}
