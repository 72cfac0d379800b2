import type { Generated, JSONColumnType } from 'kysely'
import type { WalletId } from '../wallet-id.ts'

/**
 * The ledger's tables (migrations 0003 to 0005, 0067, 0078, 0089). Only the wallet writes them, except deposits and leases. `account_id`
 * is the wallet's id.
 */
export type LedgerTables = {
  /** The wallets of each player, one a currency. The first has the account's id. */
  account_wallet: { wallet_id: WalletId; account_id: string; currency_id: string }
  wallet: {
    account_id: WalletId
    currency_id: string
    main_minor: bigint
    bonus_minor: bigint
    held_minor: bigint
    version: bigint
    staked_minor: bigint
    won_minor: bigint
    deposited_minor: bigint
    seed_pair_id: string
    next_pair_id: string
    next_nonce: number
    open_round_ids: Generated<string[]>
    /** Whether it is the one in the account's currency, which alone takes bets. */
    is_current: Generated<boolean>
    /** The account's other wallets. */
    other_ids: Generated<WalletId[]>
    /** Raised by changes of the account outside a money action (`touchAccount`). */
    revision: Generated<bigint>
    deposit_count: number
    last_bets: Generated<JSONColumnType<Record<string, number>>>
    /** The latest time of its actions. */
    latest_at: Generated<Date | null>
    /** Whether the ids of its actions tell their order in time (`src/wallet/times-in-order.ts`). */
    times_in_order: Generated<boolean>
  }
  /** A view of the legs of all actions. */
  posting: {
    account_id: WalletId
    version: bigint
    leg: number
    batch_id: string
    source: string
    destination: string
    amount_minor: bigint
    kind: string
    ref_id: string
    at: Date
  }
  money_action: {
    account_id: WalletId
    /** The id of a bet is that of its round. */
    id: string
    version: bigint
    key: string
    kind: string
    body_hash: string
    batch_id: string
    at: Date
    amount_minor: bigint
    main_minor: bigint
    bonus_minor: bigint
    held_minor: bigint
    main_change: bigint
    bonus_change: bigint
    held_change: bigint
    house_change: bigint
    /** Lines of number, source, destination, amount, kind and reference. */
    legs: string
    repeats: number
    /** The round of an action other than the bet. */
    round_id: string | null
    step: number | null
    nonce: number | null
    /** This and the following columns: the round of a bet, which the view `round` shows. */
    game_id: string | null
    status: 'open' | 'finished' | 'void' | null
    payout_minor: bigint | null
  }
  hold: {
    account_id: WalletId
    id: string
    amount_minor: bigint
    expires_at: Date
  }
  posting_batch: {
    batch_id: string
    at: Date
    posting_count: number
    digest: string
    chain_position: bigint | null
    chain_hash: string | null
  }
  archived_month: {
    month: string
    upper_id: string
    through_batch: string
    commits: bigint
    actions: bigint
    live_actions: bigint
    file: string
    sha256: string
    archived_at: Date
    deleted_at: Date | null
  }
  /** What the archived actions of a wallet add up to; of its columns those that are read outside a verification. */
  archived_wallet: { account_id: WalletId }
  /** Postings of archived months, added up. */
  archived_sum: {
    currency_id: string
    source: string
    destination: string
    kind: string
    amount_minor: bigint
    postings: bigint
  }
  lease: { name: string; holder: string; fence: bigint; until: Date }
  ledger_check: { at: Date; sound: boolean; findings: JSONColumnType<object> }
  seed_pair: {
    account_id: WalletId
    id: string
    number: number
    /** Encrypted until it is revealed. */
    server_seed: string
    server_seed_hash: string
    client_seed: string | null
    status: 'next' | 'current' | 'revealed'
    created_at: Date
    revealed_at: Date | null
    nonces: number | null
  }
  /** A view of the actions that are bets. */
  round: {
    account_id: WalletId
    id: string
    game_id: string
    slot: number
    status: 'open' | 'finished' | 'void'
    result: 'PENDING' | 'WIN' | 'LOSE' | 'DRAW' | 'CANCELLED'
    step: number
    nonce: number
    edge_bp: number
    stake_minor: bigint
    max_win_minor: bigint
    payout_minor: bigint
    multiplier_e4: bigint
    seed_pair_id: string
    options: JSONColumnType<object>
    moves: JSONColumnType<object>
    created_at: Date
    finished_at: Date | null
    /** Null for bets in multiplayer rounds and for bets before migration 0027. */
    jurisdiction_id: string | null
    game_version: number | null
    /** The grant whose spin paid the stake. */
    spin_id: string | null
  }
  deposit: {
    account_id: WalletId
    id: string
    channel: string
    amount_minor: bigint
    status: Generated<'NEW' | 'PAID' | 'DECLINED' | 'EXPIRED'>
    first: Generated<boolean>
    provider_reference: string | null
    checkout_url: string | null
    /** The key of the player's request (migration 0006). */
    request_key: string | null
    created_at: Date
    expires_at: Date
    closed_at: Date | null
    /** Migration 0076, as the next two. */
    fee_minor: Generated<bigint>
    checkout_code: string | null
    reversed_at: Date | null
    taken_minor: bigint | null
    restored_at: Date | null
    /** Migration 0110, as the next five: when it was decided that the player may play with it. */
    credit_at: Date | null
    /** Why it may not be played with. */
    held_for: string | null
    /** What was ordered, where another amount came. */
    ordered_minor: bigint | null
    held_at: Date | null
    refunded_at: Date | null
    /** When staff decided that it goes back. */
    refund_at: Date | null
    /** When it was told to its player (migration 0120). */
    told_at: Date | null
  }
  /** What another noun stores beside a bet (migration 0104). */
  bet_attachment: { account_id: WalletId; bet_id: string; kind: string; body: JSONColumnType<object>; at: Date }
}
