import { sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import { leastId } from '../../../ground/db/id-time.ts'
import type { Tx } from '../../../ground/db/tx.ts'
import type { Ground } from '../../../ground/parts.ts'
import type { Job } from '../../../ground/work/job.ts'
import { readTalkDays } from '../../../operator/jurisdictions/keep-talk.ts'
import { DAY_MS, DAY_TABLES, dayStart, dayTable, makeDays } from './day-tables.ts'
import { forgetOldRows } from './forget-rows.ts'
import { type StandingHold, underHolds } from './standing-holds.ts'

/** Days whose tables are made ahead. */
const DAYS_AHEAD = 2

/** The job that makes the tables of coming days and drops old ones. */
export function chatForgettingJob({ db, now }: Pick<Ground, 'db' | 'now'>): Job {
  return {
    ...{ name: 'forget-chat', role: 'jobs', everyMs: 10 * 60_000, leaseMs: 60_000 },
    async run() {
      await makeDays(db, now(), DAYS_AHEAD)
      await forgetOldTalk(db, now())
    },
  }
}

/**
 * Forgets messages, events, earlier texts, reactions and what else is said of them, once the longest time of the jurisdictions
 * is over and no hold stands. @param nowMs milliseconds since 1970
 */
export async function forgetOldTalk(db: Database, nowMs: number): Promise<void> {
  const keptMs = (await readTalkDays(db)) * DAY_MS
  await dropOldDays(db, nowMs, keptMs)
  await forgetOldRows(db, nowMs, keptMs)
}

/**
 * Drops the tables of days that ended `keptMs` ago, but of those with a message whose report waits for a decision, and of those
 * that a hold touches: a day's tables have every room.
 */
async function dropOldDays(db: Database, nowMs: number, keptMs: number): Promise<void> {
  for (const startMs of await listDays(db)) {
    if (startMs + DAY_MS > nowMs - keptMs) continue
    // A table a transaction: one that waits for a table's readers locks no other table meanwhile.
    for (const { table } of DAY_TABLES) {
      await underHolds(db, async (tx, holds) => {
        if (isHeld(holds, startMs) || (await hasOpenReport(tx, startMs))) return
        await sql`drop table if exists ${sql.table(dayTable(table, startMs))}`.execute(tx)
      })
    }
  }
}

function isHeld(holds: readonly StandingHold[], startMs: number): boolean {
  return holds.some(({ from, until }) => from.getTime() < startMs + DAY_MS && until.getTime() > startMs)
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

async function hasOpenReport(db: Tx, startMs: number): Promise<boolean> {
  const row = await db
    .selectFrom('chat_report')
    .select('message_id')
    .where('decision', 'is', null)
    .where('message_id', '>=', leastId(startMs))
    .where('message_id', '<', leastId(startMs + DAY_MS))
    .executeTakeFirst()
  return row !== undefined
}
