import type { Generated, JSONColumnType } from 'kysely'

/** Currencies, games, jurisdictions and payment channels (migrations 0001, 0025, 0054). */
export type SiteTables = {
  currency: {
    id: string
    symbol: string
    decimal_length: number
    withdraw_decimal_length: number
    /** Its units for one unit of the site's first currency, where one amount is set for all (migration 0078); a decimal text. */
    scale: Generated<string>
    position: number
    /** US dollars for one unit, a decimal text above 0 with at most 12 decimals (migration 0112). */
    usd_rate: string
  }
  game: {
    id: string
    edge_bp: number
    min_stake_minor: bigint
    max_stake_minor: bigint
    max_win_minor: bigint
    enabled: boolean
    position: number
    version: Generated<number>
    changed_at: Generated<Date>
  }
  /** Limits in a currency that is not the site's first (migration 0056). */
  game_limit: {
    game_id: string
    currency_id: string
    min_stake_minor: bigint
    max_stake_minor: bigint
    max_win_minor: bigint
  }
  /** Each change of a game. */
  game_change: { game_id: string; version: number; settings: JSONColumnType<object>; changed_at: Date }
  /** Jurisdiction profiles. */
  jurisdiction: { id: string; rules: JSONColumnType<object>; version: Generated<number> }
  payment_channel: {
    id: string
    provider: string
    name: string
    kind: 'recharge' | 'withdraw'
    currency_id: string
    min_minor: bigint
    max_minor: bigint
    enabled: boolean
    position: number
    /** Fee of a payment: basis points of the amount, and a fixed part (migration 0076, as the next two). */
    fee_bp: Generated<number>
    fee_minor: Generated<bigint>
    /** Amounts are multiples of it. */
    step_minor: bigint | null
    /** The quick amounts, as digits; null: the site computes them from the limits. */
    chips: string[] | null
  }
}
