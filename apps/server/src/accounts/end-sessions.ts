import { sql } from 'kysely'
import type { Tx } from '../db/tx.ts'
import type { Events } from '../events.ts'
import type { Session } from './session.ts'

/** An account has so many sessions at most, dead ones and all; the player's list shows as many. */
export const MOST_SESSIONS = 100

/** Sessions that a transaction has ended; `tellEnded` says so once it is committed. */
export interface EndedSessions {
  accountId: string
  sessionIds: readonly string[]
}

/** Ends every session of the account but this one: a login that is written later has seen what has changed. */
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

/** Removes sessions until there is room for one more: the dead first, then those that were not used for longest. */
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

/** Cuts the live connections of sessions that have ended. */
export function tellEnded(events: Events, { accountId, sessionIds }: EndedSessions): void {
  for (const sessionId of sessionIds) events.emit('sessionRevoked', { accountId, sessionId })
}
