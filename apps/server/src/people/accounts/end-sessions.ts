import { sql } from 'kysely'
import type { Events } from '../../ground/call/events.ts'
import type { Session } from '../../ground/call/session.ts'
import type { Tx } from '../../ground/db/tx.ts'

/** Most sessions of an account, ended ones included. */
export const MOST_SESSIONS = 100

/** Sessions that a transaction has ended. Call `announceEnds` with them after the commit. */
export interface EndedSessions {
  accountId: string
  sessionIds: readonly string[]
}

/** Ends every session of the account. */
export async function endAll(tx: Tx, accountId: string, at: Date): Promise<EndedSessions> {
  const rows = await tx
    .updateTable('session')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return { accountId, sessionIds: rows.map((row) => row.id) }
}

/** Ends every other session of the account. A login that commits later has checked the changed account. */
export async function endOthers(
  tx: Tx,
  { accountId, id }: Pick<Session, 'accountId' | 'id'>,
  at: Date,
): Promise<EndedSessions> {
  const rows = await tx
    .updateTable('session')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('id', '!=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return { accountId, sessionIds: rows.map((row) => row.id) }
}

/** Deletes sessions until there is room for one more: the ended ones first, then the longest unused. */
export async function makeRoom(tx: Tx, accountId: string, at: Date): Promise<EndedSessions> {
  const { rows } = await sql<{ id: string; open: boolean }>`
    delete from session where id in (
      select id from session where account_id = ${accountId}
      order by revoked_at is null and expires_at > ${at} desc, last_seen_at desc, id desc
      offset ${MOST_SESSIONS - 1}
    ) returning id, revoked_at is null as open
  `.execute(tx)
  return { accountId, sessionIds: rows.filter(({ open }) => open).map(({ id }) => id) }
}

/** Emits the end of sessions, which cuts their live connections. */
export function announceEnds(events: Events, { accountId, sessionIds }: EndedSessions): void {
  for (const sessionId of sessionIds) events.emit('sessionRevoked', { accountId, sessionId })
}
