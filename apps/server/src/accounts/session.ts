/** A device that is logged in, as each call of it finds it. */
export interface Session {
  id: string
  accountId: string
  currencyId: string
  /** Of the account: ISO 3166-1 alpha-2. */
  countryId: string | undefined
  /** Milliseconds since 1970; raised at most once a minute. */
  lastSeenAtMs: number
}

/** Why a token is not a session's: unknown or revoked, or too old or too long idle. */
export type TokenRefusal = 'not_logged_in' | 'login_expired'

/** A session ends this long after the login. */
export const SESSION_LIFE_MS = 30 * 24 * 60 * 60 * 1000

/** A player who was away for longer logs in again. */
export const IDLE_LIMIT_MS = 30 * 60 * 1000
