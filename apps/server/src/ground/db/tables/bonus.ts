import type { Generated, JSONColumnType } from 'kysely'
import type { WalletId } from '../wallet-id.ts'

/** Granted spins and bonus money (migration 0026), and daily check-ins (migration 0055). */
export type BonusTables = {
  spin_grant: {
    account_id: WalletId
    id: string
    key: string
    source: 'checkin' | 'invite' | 'staff'
    value_minor: bigint
    count: number
    used: Generated<number>
    granted_at: Date
    expires_at: Date
  }
  checkin: {
    account_id: string
    /** Days in all. */
    taken: number
    /** The last of them: a day of UTC, counted from 1970-01-01. */
    last_day: number
  }
  /** Only the wallet writes it. */
  bonus: {
    account_id: WalletId
    id: string
    status: 'open' | 'done' | 'forfeited'
    amount_minor: bigint
    required_minor: bigint
    wagered_minor: bigint
    shares: JSONColumnType<Record<string, number>>
    opened_at: Date
    expires_at: Date
    closed_at: Date | null
  }
}
