import { randomUUIDv7 } from 'node:crypto'
import type { Events } from '../../ground/call/events.ts'
import { SESSION_LIFE_MS, type Session, type TokenRefusal } from '../../ground/call/session.ts'
import type { Database } from '../../ground/db/database.ts'
import type { Tx } from '../../ground/db/tx.ts'
import type { WalletOwners } from '../../money/wallet/wallet-owners.ts'
import { nameOfDevice } from './device-name.ts'
import { MOST_SESSIONS } from './end-sessions.ts'
import type { RememberedSessions } from './remembered-sessions.ts'
import type { SessionReader, StoredSession } from './session-reader.ts'
import { findTokenHash, newToken } from './token.ts'
import { createTouches } from './touches.ts'

/** A device in the player's list. */
export interface Device {
  id: string
  name: string
  createdAtMs: number
  lastSeenAtMs: number
}

/** The sessions of all players, stored in the database. */
export interface Sessions {
  /** Finds the session of a token, or the reason why there is none. */
  find(token: string): Promise<Session | { refusal: TokenRefusal }>
  /** Drops the sessions of an account from this process's memory: the next look-ups read them. */
  forget(accountId: string): void
  /** Notes that the session was used. It writes a moment later, at most once a minute a session. */
  touch(session: Session): void
  /** Logs a device in. @returns the token, which is stored nowhere */
  open(tx: Tx, accountId: string, deviceName: string): Promise<string>
  /** Returns those of the sessions that are still logged in: not revoked, too old or idle for too long. */
  findLive(sessionIds: readonly string[]): Promise<Set<string>>
  /** Lists the logged-in devices of a session's account, the newest first. */
  list(session: Pick<Session, 'accountId' | 'countryId'>): Promise<Device[]>
  /** Ends a session of the account and its live connections. False when the account has no such session. */
  revoke(accountId: string, sessionId: string): Promise<boolean>
  /** Writes the notes of `touch`, and closes the reader. */
  close(): Promise<void>
}

/** The parts that sessions need. */
export interface SessionParts {
  db: Database
  reader: SessionReader
  rememberedSessions: RememberedSessions
  events: Events
  walletOwners: Pick<WalletOwners, 'note'>
  now(): number
  /** The longest idle time of players of a country. */
  idleLimitMsOf(countryId: string | undefined): Promise<number>
}

/** Creates the sessions on a database. */
export function createSessions(parts: SessionParts): Sessions {
  const { db, reader, rememberedSessions, events, walletOwners, now, idleLimitMsOf } = parts
  const touches = createTouches(db)
  events.on('sessionRevoked', ({ sessionId }) => rememberedSessions.drop(sessionId))

  async function readSession(tokenHash: string): Promise<StoredSession | undefined> {
    const generation = rememberedSessions.generation()
    const storedSession = await reader.find(tokenHash)
    if (!storedSession) return undefined
    walletOwners.note(storedSession.walletId, storedSession)
    rememberedSessions.keep(tokenHash, storedSession, generation)
    return storedSession
  }

  async function find(token: string): Promise<Session | { refusal: TokenRefusal }> {
    const tokenHash = findTokenHash(token)
    if (!tokenHash) return { refusal: 'not_logged_in' }
    const storedSession = rememberedSessions.find(tokenHash) ?? (await readSession(tokenHash))
    if (!storedSession || storedSession.isRevoked) return { refusal: 'not_logged_in' }
    const { id, accountId, currencyId, walletId, countryId } = storedSession
    const lastSeenAtMs = Math.max(storedSession.lastSeenAtMs, touches.findNoted(id) ?? 0)
    const isIdle = now() - lastSeenAtMs > (await idleLimitMsOf(countryId))
    if (now() >= storedSession.expiresAtMs || isIdle) return { refusal: 'login_expired' }
    return { id, accountId, currencyId, walletId, countryId, lastSeenAtMs }
  }

  return {
    find,
    forget: (accountId) => rememberedSessions.drop(accountId),
    touch: (session) => touches.note(session, now()),
    async open(tx, accountId, deviceName) {
      const token = newToken()
      const at = now()
      await tx
        .insertInto('session')
        .values({
          id: randomUUIDv7(),
          account_id: accountId,
          token_hash: Buffer.from(hashOf(token), 'hex'),
          device_name: deviceName,
          created_at: new Date(at),
          last_seen_at: new Date(at),
          expires_at: new Date(at + SESSION_LIFE_MS),
        })
        .execute()
      return token
    },
    async findLive(sessionIds) {
      if (sessionIds.length === 0) return new Set()
      const rows = await db
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select(['session.id', 'session.last_seen_at', 'account.country_id'])
        .where('session.id', 'in', sessionIds)
        .where('session.revoked_at', 'is', null)
        .where('session.expires_at', '>', new Date(now()))
        .execute()
      const limits = await Promise.all(rows.map(({ country_id }) => idleLimitMsOf(country_id ?? undefined)))
      // A use that this process has just noted is not in the database yet.
      const seenAtMs = ({ id, last_seen_at }: { id: string; last_seen_at: Date }) =>
        Math.max(last_seen_at.getTime(), touches.findNoted(id) ?? 0)
      const liveRows = rows.filter((row, at) => now() - seenAtMs(row) <= (limits[at] ?? 0))
      return new Set(liveRows.map(({ id }) => id))
    },
    async list({ accountId, countryId }) {
      const seenSince = new Date(now() - (await idleLimitMsOf(countryId)))
      const rows = await db
        .selectFrom('session')
        .select(['id', 'device_name', 'created_at', 'last_seen_at'])
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', new Date(now()))
        .where('last_seen_at', '>=', seenSince)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_SESSIONS)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        name: nameOfDevice(row.device_name),
        createdAtMs: row.created_at.getTime(),
        lastSeenAtMs: row.last_seen_at.getTime(),
      }))
    },
    async revoke(accountId, sessionId) {
      const { numUpdatedRows } = await db
        .updateTable('session')
        .set({ revoked_at: new Date(now()) })
        .where('account_id', '=', accountId)
        .where('id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      events.emit('sessionRevoked', { accountId, sessionId })
      return true
    },
    async close() {
      await touches.close()
      await reader.close()
      await rememberedSessions.close()
    },
  }
}

function hashOf(token: string): string {
  const tokenHash = findTokenHash(token)
  if (!tokenHash) throw new Error('a new token has the wrong form')
  return tokenHash
}
