import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type LeasedLoop, startLeasedLoop } from '../../jobs/leased-loop.ts'
import { readTalkDays } from '../../jurisdictions/keep-talk.ts'
import type { Log } from '../../log.ts'
import { leastId } from '../../rounds/id-time.ts'
import { DAY_MS, DAY_TABLES, dayStart, dayTable, makeDays } from './day-tables.ts'

/** How long a client id is remembered, so that a repeated sending posts nothing. */
const SENT_KEPT_MS = 7 * DAY_MS

/** Days whose tables are made ahead. */
const DAYS_AHEAD = 2

/** Starts the job that makes the tables of coming days and drops old ones. */
export function startChatForgetting(parts: {
  db: Database
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
  everyMs?: number
}): LeasedLoop {
  const { db, log, now = Date.now, everyMs = 10 * 60_000 } = parts
  return startLeasedLoop({
    ...{ db, log, name: 'forget-chat', everyMs, leaseMs: 60_000 },
    async work() {
      await makeDays(db, now(), DAYS_AHEAD)
      // Messages, events, earlier texts, reactions and sanctions.
      const keptMs = (await readTalkDays(db)) * DAY_MS
      await dropOldDays(db, now(), keptMs)
      await forgetOldRows(db, now(), keptMs)
    },
  })
}

/** Drops the tables of days that ended `keptMs` ago, but of those with a message whose report waits for a decision. */
async function dropOldDays(db: Database, nowMs: number, keptMs: number): Promise<void> {
  for (const startMs of await listDays(db)) {
    const endMs = startMs + DAY_MS
    if (endMs > nowMs - keptMs || (await hasOpenReport(db, startMs, endMs))) continue
    for (const { table } of DAY_TABLES) {
      await sql`drop table if exists ${sql.table(dayTable(table, startMs))}`.execute(db)
    }
  }
}

/** The days that have a table of any kind: their starts, milliseconds since 1970, the oldest first. */
async function listDays(db: Database): Promise<number[]> {
  const parents = DAY_TABLES.map(({ table }) => table)
  const { rows } = await sql<{ day: string }>`
    select distinct replace(right(c.relname, 10), '_', '-') as day
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where p.relname = any(${parents}) and p.relnamespace = current_schema()::regnamespace
    order by 1`.execute(db)
  return rows.map(({ day }) => dayStart(Date.parse(`${day}T00:00:00Z`)))
}

async function hasOpenReport(db: Database, startMs: number, endMs: number): Promise<boolean> {
  const row = await db
    .selectFrom('chat_report')
    .select('message_id')
    .where('decision', 'is', null)
    .where('message_id', '>=', leastId(startMs))
    .where('message_id', '<', leastId(endMs))
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes what lies in no table of a day, once its time is over. What waits for a decision stays. */
async function forgetOldRows(db: Database, nowMs: number, keptMs: number): Promise<void> {
  const oldest = new Date(nowMs - keptMs)
  await db
    .deleteFrom('chat_sent')
    .where('at', '<', new Date(nowMs - SENT_KEPT_MS))
    .execute()
  await db.deleteFrom('chat_card').where('at', '<', oldest).execute()
  await db.deleteFrom('chat_bot_post').where('at', '<', oldest).execute()
  await db.deleteFrom('chat_mention').where('at', '<', oldest).execute()
  await db.deleteFrom('chat_held').where('decided_at', '<', oldest).execute()
  await db.deleteFrom('chat_report').where('decided_at', '<', oldest).execute()
  await db
    .deleteFrom('chat_sanction')
    .where('at', '<', oldest)
    .where((where) =>
      where.or([where('lifted_at', '<', oldest), where('until', '<', oldest), where('kind', '=', 'warn')]),
    )
    .execute()
}
