/** What the operator offers (migration 0001). */
export type SiteTables = {
  currency: {
    id: string
    symbol: string
    decimal_length: number
    withdraw_decimal_length: number
    position: number
  }
  game: {
    id: string
    edge_bp: number
    min_stake_minor: bigint
    max_stake_minor: bigint
    max_win_minor: bigint
    enabled: boolean
    position: number
  }
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
  }
}
