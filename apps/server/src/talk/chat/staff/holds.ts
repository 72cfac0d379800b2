import { randomUUIDv7 } from 'node:crypto'
import type { GivenAnswerOf, ParsedRequestOf } from '@fairground/contract/call'
import type * as calls from '@fairground/contract/calls/staff-chat-holds'
import { CallError } from '@fairground/contract/envelope'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import type { Tables } from '../../../ground/db/tables/index.ts'
import { transaction } from '../../../ground/db/tx.ts'

type Hold = GivenAnswerOf<typeof calls.placeChatHold>['model']

function viewHold(row: Selectable<Tables['chat_hold']>): Hold {
  const { id, room_id, reason, released_at, released_by, release_reason } = row
  return {
    ...{ id, ...(room_id !== null && { roomId: room_id }) },
    ...{ from: row.held_from.getTime(), until: row.held_until.getTime(), reason },
    ...{ by: row.placed_by, at: row.placed_at.getTime() },
    ...(released_at !== null && { releasedAt: released_at.getTime() }),
    ...(released_by !== null && { releasedBy: released_by }),
    ...(release_reason !== null && { releaseReason: release_reason }),
  }
}

/** Lists holds: those that stand first, then the newest. */
export async function pageHolds(
  db: Database,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ content: Hold[]; total: number }> {
  const all = db.selectFrom('chat_hold')
  const [{ total }, rows] = await Promise.all([
    all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
    all
      .selectAll()
      .orderBy(sql`released_at is not null`)
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
  ])
  return { content: rows.map(viewHold), total: Number(total) }
}

/** Finds a hold, also a released one. */
export async function findHold(db: Database, id: string): Promise<Hold | undefined> {
  const row = await db.selectFrom('chat_hold').selectAll().where('id', '=', id).executeTakeFirst()
  return row && viewHold(row)
}

/** Places a hold; a room may be archived. @throws CallError room_unknown */
export async function placeHold(
  db: Database,
  { roomId, from, until, reason, by }: ParsedRequestOf<typeof calls.placeChatHold> & { by: string },
  at: Date,
): Promise<Hold> {
  if (roomId !== undefined) {
    const room = await db.selectFrom('chat_room').select('id').where('id', '=', roomId).executeTakeFirst()
    if (!room) throw new CallError('room_unknown')
  }
  const hold = { id: randomUUIDv7(), room_id: roomId ?? null, held_from: new Date(from), held_until: new Date(until) }
  // The job that forgets may lock the table, so the row is tried again.
  const row = await transaction(db, (tx) =>
    tx
      .insertInto('chat_hold')
      .values({ ...hold, reason, placed_by: by, placed_at: at })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  return viewHold(row)
}

/** Releases a hold that stands. @throws CallError hold_unknown */
export async function releaseHold(
  db: Database,
  { id, reason, by }: { id: string; reason: string; by: string },
  at: Date,
): Promise<Hold> {
  const row = await transaction(db, (tx) =>
    tx
      .updateTable('chat_hold')
      .set({ released_at: at, released_by: by, release_reason: reason })
      .where('id', '=', id)
      .where('released_at', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  )
  if (!row) throw new CallError('hold_unknown')
  return viewHold(row)
}
