import type { ColumnType } from 'kysely'
import type { WalletId } from '../wallet-id.ts'

/** Players and their devices (migration 0002). All times come from the server's clock. */
export type AccountTables = {
  account: {
    id: string
    username: string | null
    email: string | null
    phone: string | null
    nickname: string
    /** Empty: none; otherwise an address (`@fairground/contract/avatar`). */
    avatar: ColumnType<string, string | undefined>
    /** Whether the player hides the profile (migration 0103). */
    profile_hidden: ColumnType<boolean, boolean | undefined>
    /** `null`: the player logs in with another service only (migration 0074). */
    password_hash: string | null
    totp_secret: ColumnType<string | null, string | undefined>
    /** A secret before its first code (migration 0016). */
    totp_pending: ColumnType<string | null, string | undefined>
    /** The 30 s step of the last used code. */
    totp_step: ColumnType<bigint | null, bigint | undefined>
    phone_checked: ColumnType<boolean, boolean | undefined>
    /** Whether a code proved the e-mail (migration 0073). */
    email_checked: ColumnType<boolean, boolean | undefined>
    currency_id: string
    country_id: string | null
    /** The code by which the player invites others (migration 0058). */
    invite_code: string
    /** Confirmed age in years (migration 0061). */
    age_confirmed: ColumnType<number, number | undefined>
    age_confirmed_at: ColumnType<Date | null, Date | null | undefined>
    /** JSON: the parameters of the link that the player came by. */
    init_parameters: ColumnType<Record<string, string>, string>
    notice_at: Date
    created_at: Date
  }
  session: {
    id: string
    account_id: string
    /** SHA-256 of the token. */
    token_hash: Buffer
    device_name: string
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    revoked_at: ColumnType<Date | null, never, Date>
    /** Until then the session needs no further code (migration 0016). */
    proved_until: ColumnType<Date | null, never, Date>
  }
  /** SHA-256 of each unused recovery code. */
  recovery_code: { account_id: string; code_hash: Buffer }
  /** SHA-256 of the id of each device that has logged in (migration 0060). */
  known_device: { account_id: string; device_hash: Buffer; used_at: Date }
  /** The net position of a session in a wallet up to a round (migrations 0062, 0078). */
  session_sum: { session_id: string; wallet_id: WalletId; upto: string; net_minor: bigint; pending: string[] }
  login_failure: {
    subject: string
    failures: number
    started_at: Date
  }
  /** Identities at other services (migration 0074). */
  linked_login: { issuer: string; subject: string; account_id: string; service_id: string; linked_at: Date }
  /** Logins with other services that are under way (migration 0074). */
  login_flow: {
    secret_hash: Buffer
    stage: 'link' | 'sent' | 'back'
    browser_hash: Buffer | null
    /** JSON: what the stage knows. */
    data: ColumnType<unknown, string>
    expires_at: Date
  }
  /** Accepted terms (migration 0015). */
  accepted_terms: { account_id: string; version: number; accepted_at: Date }
}
