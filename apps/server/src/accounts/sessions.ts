import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import type { Events } from '../events.ts'
import { createBatchedReader } from '../wallet/batched-reader.ts'
import { IDLE_LIMIT_MS, SESSION_LIFE_MS, type Session, type TokenRefusal } from './session.ts'
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
  /** The account's devices that are logged in, the newest first. */
  list(accountId: string): Promise<Device[]>
  /** Ends a session of the account and says so to its live connections. False when it has no such one. */
  revoke(accountId: string, sessionId: string): Promise<boolean>
  /** Writes what `touch` has noted. */
  close(): Promise<void>
}

/** Sessions on a database, by the given clock. */
export function createSessions(db: Database, events: Events, now: () => number): Sessions {
  const touches = createTouches(db)
  const readSession = createSessionReader(db)

  async function find(token: string): Promise<Session | { refusal: TokenRefusal }> {
    const tokenHash = findTokenHash(token)
    if (!tokenHash) return { refusal: 'not_logged_in' }
    const row = await readSession(tokenHash)
    if (!row || row.revoked_at) return { refusal: 'not_logged_in' }
    const lastSeenAtMs = Math.max(row.last_seen_at.getTime(), touches.findWaiting(row.id) ?? 0)
    if (now() >= row.expires_at.getTime() || now() - lastSeenAtMs > IDLE_LIMIT_MS) return { refusal: 'login_expired' }
    return { id: row.id, accountId: row.account_id, currencyId: row.currency_id, lastSeenAtMs }
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
          token_hash: hashOf(token),
          device_name: deviceName,
          created_at: new Date(at),
          last_seen_at: new Date(at),
          expires_at: new Date(at + SESSION_LIFE_MS),
        })
        .execute()
      return token
    },
    async list(accountId) {
      const rows = await db
        .selectFrom('session')
        .select(['id', 'device_name', 'created_at', 'last_seen_at'])
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', new Date(now()))
        .where('last_seen_at', '>=', new Date(now() - IDLE_LIMIT_MS))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(100)
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
    close: () => touches.close(),
  }
}

function hashOf(token: string): Buffer {
  const tokenHash = findTokenHash(token)
  if (!tokenHash) throw new Error('a new token has the wrong form')
  return tokenHash
}

/** Reads sessions by the token's hash, revoked ones too; look-ups of the same moment share a query. */
function createSessionReader(db: Database) {
  return createBatchedReader(async (tokenHashes: readonly Buffer[]) => {
    const rows = await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.id', 'token_hash', 'account_id', 'currency_id', 'last_seen_at', 'expires_at', 'revoked_at'])
      .where(sql<boolean>`token_hash = any (${tokenHashes}::bytea[])`)
      .execute()
    const found = new Map(rows.map((row) => [row.token_hash.toString('latin1'), row]))
    return tokenHashes.map((tokenHash) => found.get(tokenHash.toString('latin1')))
  })
}
