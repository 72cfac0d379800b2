import { randomUUIDv7 } from 'node:crypto'
import { noticeConfigSchema } from '@fairground/contract/notice'
import type { NoticeDraft, StoredNotice } from '@fairground/contract/notice-draft'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { NoticeTables } from '../../ground/db/tables/notices.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'

/** All notices in the order of their display, and the time of the last change, milliseconds since 1970. */
export interface NoticeBoard {
  notices: readonly StoredNotice[]
  changedAtMs: number
}

type Row = Omit<NoticeTables['notice'], 'config'> & { config: Record<string, unknown> }

/** Reads all notices: an operator has tens, not thousands. */
export async function readBoard(db: Database): Promise<NoticeBoard> {
  const [rows, change] = await Promise.all([
    db.selectFrom('notice').selectAll().orderBy('position').orderBy('at', 'desc').orderBy('id').execute(),
    db.selectFrom('notice_change').select('at').executeTakeFirst(),
  ])
  return { notices: rows.map(noticeOf), changedAtMs: change?.at.getTime() ?? 0 }
}

function noticeOf(row: Row): StoredNotice {
  return {
    id: row.id,
    type: row.type,
    event: row.event,
    title: row.title,
    description: row.description,
    config: noticeConfigSchema.parse(row.config),
    interval: row.interval_s,
    ...(row.shown_from && { from: row.shown_from.getTime() }),
    ...(row.shown_until && { until: row.shown_until.getTime() }),
    position: row.position,
    enabled: row.enabled,
    at: row.at.getTime(),
  }
}

/** Stores a notice; without an id a new one. @returns its id; undefined for an unknown id */
export async function writeNotice(tx: Tx, draft: NoticeDraft, at: Date): Promise<string | undefined> {
  const row = {
    type: draft.type,
    event: draft.event,
    title: draft.title,
    description: draft.description,
    config: JSON.stringify(draft.config),
    interval_s: draft.interval,
    shown_from: draft.from === undefined ? null : new Date(draft.from),
    shown_until: draft.until === undefined ? null : new Date(draft.until),
    position: draft.position,
    enabled: draft.enabled,
    at,
  }
  if (draft.id === undefined) {
    const id = randomUUIDv7()
    await tx
      .insertInto('notice')
      .values({ id, ...row })
      .execute()
    return id
  }
  const { numUpdatedRows } = await tx.updateTable('notice').set(row).where('id', '=', draft.id).executeTakeFirst()
  return numUpdatedRows > 0n ? draft.id : undefined
}

/** Deletes a notice. @returns false for an unknown id */
export async function deleteNotice(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('notice').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores the time of the change, so that sites load the notices again. It always increases, also when a clock is wrong. */
export async function noteChange(tx: Tx, at: Date): Promise<void> {
  await tx
    .insertInto('notice_change')
    .values({ at })
    .onConflict((conflict) =>
      conflict
        .column('one')
        .doUpdateSet({ at: sql`greatest(notice_change.at + interval '1 millisecond', excluded.at)` }),
    )
    .execute()
}

/** Finds those of the notices that were pushed to the account. */
export async function findPushed(db: Database, accountId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('notice_push')
    .select('notice_id')
    .where('account_id', '=', accountId)
    .where('notice_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ notice_id }) => notice_id))
}

/**
 * Stores that a notice was pushed to the account. A repeat changes nothing.
 * @returns false for a notice that is not there any more
 */
export async function notePush(db: Database, accountId: string, noticeId: string, at: Date): Promise<boolean> {
  return await transaction(db, async (tx) => {
    // Another server may be removing it.
    const notice = await tx
      .selectFrom('notice')
      .select('id')
      .where('id', '=', noticeId)
      .forKeyShare()
      .executeTakeFirst()
    if (!notice) return false
    await tx
      .insertInto('notice_push')
      .values({ account_id: accountId, notice_id: noticeId, at })
      .onConflict((conflict) => conflict.columns(['account_id', 'notice_id']).doNothing())
      .execute()
    return true
  })
}
