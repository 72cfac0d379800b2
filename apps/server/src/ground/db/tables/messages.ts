import type { Generated } from 'kysely'

/** Codes by SMS or e-mail, and messages (migration 0073). */
export type MessageTables = {
  /** The last code of an address and a purpose; both are keyed digests. */
  one_time_code: {
    address: Buffer
    purpose: 'register' | 'forget_password' | 'withdraw'
    code_hash: Buffer
    /** Wrong and right tries so far. */
    tries: Generated<number>
    expires_at: Date
  }
  /** Codes sent to an address since `started_at`. */
  code_quota: { address: Buffer; started_at: Date; sent_at: Date; sent: number }
  message: {
    id: string
    way: 'sms' | 'email'
    /** Phone or e-mail; masked once the message was sent. */
    recipient: string
    /** Empty for an SMS, and once the message was sent. */
    subject: string
    body: string
    /** `inbox`: only the local inbox shows it; `void`: nobody gets it. */
    state: 'waiting' | 'inbox' | 'sent' | 'void'
    attempts: Generated<number>
    /** When it is due, or due again. */
    next_at: Date
    created_at: Date
    /** The row is deleted then. */
    expires_at: Date
  }
}
