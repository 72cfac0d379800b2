import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import { leastId } from '../../../ground/db/id-time.ts'
import type { Tx } from '../../../ground/db/tx.ts'
import { forgetTranslations } from '../translations/forget-translations.ts'
import { DAY_MS, dayStart } from './day-tables.ts'
import { type StandingHold, underHolds } from './standing-holds.ts'

/** How long a client id is remembered, so that a repeated sending posts nothing. */
const SENT_KEPT_MS = 7 * DAY_MS

/**
 * Deletes what lies in no table of a day, once its time is over. What waits for a decision stays, and so does what a hold of its
 * room covers.
 * @param keptMs how long it is kept
 */
export async function forgetOldRows(db: Database, nowMs: number, keptMs: number): Promise<void> {
  const oldest = new Date(nowMs - keptMs)
  await db
    .deleteFrom('chat_sent')
    .where('at', '<', new Date(nowMs - SENT_KEPT_MS))
    .execute()
  // What a machine has made of a text is nothing that a hold keeps.
  await forgetTranslations(db, dayStart(nowMs - keptMs))
  for (const forget of FORGETTING) await underHolds(db, (tx, holds) => forget(tx, oldest, holds))
}

const FORGETTING: readonly ((tx: Tx, oldest: Date, holds: readonly StandingHold[]) => Promise<unknown>)[] = [
  (tx, oldest, holds) => tx.deleteFrom('chat_card').where('at', '<', oldest).where(isFree(holds)).execute(),
  (tx, oldest, holds) => tx.deleteFrom('chat_bot_post').where('at', '<', oldest).where(isFree(holds)).execute(),
  (tx, oldest, holds) => tx.deleteFrom('chat_mention').where('at', '<', oldest).where(isFree(holds)).execute(),
  (tx, oldest, holds) =>
    tx.deleteFrom('chat_held').where('decided_at', '<', oldest).where(isFree(holds, sql`decided_at`)).execute(),
  (tx, oldest, holds) =>
    tx
      .deleteFrom('chat_report')
      .where('decided_at', '<', oldest)
      .where(isFree(holds, sql`decided_at`, isOfMessage))
      .execute(),
  (tx, oldest, holds) =>
    tx
      .deleteFrom('chat_sanction')
      .where('at', '<', oldest)
      .where((where) =>
        where.or([where('lifted_at', '<', oldest), where('until', '<', oldest), where('kind', '=', 'warn')]),
      )
      .where(isFree(holds, sql`case when kind = 'warn' then at else least(lifted_at, until) end`))
      .execute(),
]

/**
 * Whether no hold covers a row. A hold covers it where the row's time, from `at` to `end`, touches the hold's period, or where
 * `also` says so, and the room is the same or one of the two is of every room.
 */
function isFree(
  holds: readonly StandingHold[],
  end: RawBuilder<unknown> = sql`at`,
  also: (hold: StandingHold) => RawBuilder<boolean> = () => sql`false`,
): RawBuilder<boolean> {
  const covering = holds.map((hold) => {
    const ofRoom = hold.roomId === null ? sql`true` : sql`(room_id is null or room_id = ${hold.roomId})`
    return sql`${ofRoom} and ((at < ${hold.until} and ${end} >= ${hold.from}) or ${also(hold)})`
  })
  return sql`not (${sql.join([sql`false`, ...covering], sql` or `)})`
}

/** Whether a report is of a message of the hold's period: an id begins with its time. */
function isOfMessage({ from, until }: StandingHold): RawBuilder<boolean> {
  return sql`(message_id >= ${leastId(from.getTime())} and message_id < ${leastId(until.getTime())})`
}
