import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import type { WalletId } from '../db/wallet-id.ts'

/** The session of a logged-in device. */
export interface Session {
  id: string
  accountId: string
  /** The account's current currency, and the account's wallet in it: rounds, deposits and all other money are of this wallet. */
  currencyId: string
  walletId: WalletId
  /** The account's country, ISO 3166-1 alpha-2. */
  countryId: string | undefined
  /** Milliseconds since 1970; raised at most once a minute. */
  lastSeenAtMs: number
}

/** Why a token has no session: it is unknown or revoked, or the session is too old or was idle for too long. */
export type TokenRefusal = 'not_logged_in' | 'login_expired'

/** Life of a session from the login. */
export const SESSION_LIFE_MS = 30 * 24 * 60 * 60 * 1000

/** Longest idle time in any jurisdiction (RG-05). */
const LONGEST_IDLE_MINUTES = 30

/**
 * The longest idle time of a session in a jurisdiction, in ms. Use is recorded once a minute, so a session may end up to a
 * minute early.
 */
export const idleLimitMs = ({ session }: Jurisdiction): number =>
  Math.min(session.idleMinutes || LONGEST_IDLE_MINUTES, LONGEST_IDLE_MINUTES) * 60_000
