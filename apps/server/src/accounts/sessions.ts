import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import type { Events } from '../events.ts'
import { MOST_SESSIONS } from './end-sessions.ts'
import type { RememberedSessions } from './remembered-sessions.ts'
import { SESSION_LIFE_MS, type Session, type TokenRefusal } from './session.ts'
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

/** Everything about sessions; the state is the database's alone. */
export interface Sessions {
  /** The session of a token, or why there is none. */
  find(token: string): Promise<Session | { refusal: TokenRefusal }>
  /** Notes that the session was used; written a moment later, at most once a minute a session. */
  touch(session: Session): void
  /** Logs a device in. The token is answered once and kept nowhere. */
  open(tx: Tx, accountId: string, deviceName: string): Promise<string>
  /** Of these sessions, those that are still logged in: not revoked, not too old, not idle for too long. */
  findLive(sessionIds: readonly string[]): Promise<Set<string>>
  /** The devices of a session's account that are logged in, the newest first. */
  list(session: Pick<Session, 'accountId' | 'countryId'>): Promise<Device[]>
  /** Ends a session of the account and says so to its live connections. False when it has no such one. */
  revoke(accountId: string, sessionId: string): Promise<boolean>
  /** Writes what `touch` has noted, and closes the reader. */
  close(): Promise<void>
}

/** What sessions are made of. */
export interface SessionParts {
  db: Database
  reader: SessionReader
  remembered: RememberedSessions
  events: Events
  now(): number
  /** How long players of a country may be away. */
  idleLimitMsOf(countryId: string | undefined): Promise<number>
}

/** Sessions on a database, by the given clock. */
export function createSessions({ db, reader, remembered, events, now, idleLimitMsOf }: SessionParts): Sessions {
  const touches = createTouches(db)
  events.on('sessionRevoked', ({ sessionId }) => remembered.drop(sessionId))

  async function read(tokenHash: string): Promise<StoredSession | undefined> {
    const generation = remembered.generation()
    const stored = await reader.find(tokenHash)
    if (stored) remembered.keep(tokenHash, stored, generation)
    return stored
  }

  async function find(token: string): Promise<Session | { refusal: TokenRefusal }> {
    const tokenHash = findTokenHash(token)
    if (!tokenHash) return { refusal: 'not_logged_in' }
    const stored = remembered.find(tokenHash) ?? (await read(tokenHash))
    if (!stored || stored.revoked) return { refusal: 'not_logged_in' }
    const { id, accountId, currencyId, countryId } = stored
    const lastSeenAtMs = Math.max(stored.lastSeenAtMs, touches.findNoted(id) ?? 0)
    const isIdle = now() - lastSeenAtMs > (await idleLimitMsOf(countryId))
    if (now() >= stored.expiresAtMs || isIdle) return { refusal: 'login_expired' }
    return { id, accountId, currencyId, countryId, lastSeenAtMs }
  }

  return {
    find,
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
      const live = rows.filter(({ last_seen_at }, at) => now() - last_seen_at.getTime() <= (limits[at] ?? 0))
      return new Set(live.map(({ id }) => id))
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
        name: row.device_name,
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
      await remembered.close()
    },
  }
}

function hashOf(token: string): string {
  const tokenHash = findTokenHash(token)
  if (!tokenHash) throw new Error('a new token has the wrong form')
  return tokenHash
}
