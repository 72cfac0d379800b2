import type { Jurisdiction } from '@fairground/contract'

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

/** Nobody may be away for longer, whatever a jurisdiction's profile says (RG-05). */
const LONGEST_IDLE_MINUTES = 30

/**
 * A player of a jurisdiction who was away for longer, in ms, logs in again. Use is recorded once a minute, so that a session may
 * end up to a minute early.
 */
export const idleLimitMs = ({ session }: Jurisdiction): number =>
  Math.min(session.idleMinutes || LONGEST_IDLE_MINUTES, LONGEST_IDLE_MINUTES) * 60_000
