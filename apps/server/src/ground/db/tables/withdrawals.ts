import type { Generated, JSONColumnType } from 'kysely'
import type { WalletId } from '../wallet-id.ts'

/** Withdrawals, their history, destinations and rules (migration 0071). Amounts are in the smallest unit of the channel's currency. */
export type WithdrawalTables = {
  /** The wallet writes requests and ends; `approve` writes what is in between. */
  withdrawal: {
    account_id: WalletId
    id: string
    channel: string
    amount_minor: bigint
    fee_minor: bigint
    destination: string
    status: 'REVIEW' | 'SENT' | 'PAID' | 'DECLINED'
    created_at: Date
    ruled_at: Date | null
    review_causes: string[]
    first_by: string | null
    approved_by: string | null
    approved_at: Date | null
    accepted_at: Date | null
    tries: number
    /** Of a SENT one: when the server sends it or asks about it. */
    next_try_at: Date | null
    unknown_since: Date | null
    provider_reference: string | null
    reason: string | null
    closed_at: Date | null
  }
  withdrawal_event: {
    withdrawal_id: string
    at: Date
    kind: string
    by: string
    note: string | null
    details: JSONColumnType<object> | null
  }
  payout_destination: { channel: string; destination: string; account_id: string; added_at: Date }
  /** Since migration 0105. */
  payout_destination_release: { channel: string; destination: string; at: Date; by_key: string; reason: string }
  payout_rule: {
    channel: string
    auto_minor: bigint
    auto_day_minor: bigint
    two_persons_minor: bigint | null
    day_minor: bigint | null
    destination_hours: number
    shared_destinations: string[]
  }
  payout_day: { channel: string; day: Date; approved_minor: Generated<bigint> }
}
