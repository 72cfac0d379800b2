import { IDLE_LIMIT_MS } from '../accounts/session.ts'
import type { Database } from '../db/database.ts'

/** Of these sessions, those that are still logged in: not revoked, not too old, not idle for too long. */
export async function findLiveSessions(
  db: Database,
  sessionIds: readonly string[],
  nowMs: number,
): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('id', 'in', sessionIds)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(nowMs))
    .where('last_seen_at', '>=', new Date(nowMs - IDLE_LIMIT_MS))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
