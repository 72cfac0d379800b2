import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'

/** Pause between two looks: most statements of a lane end sooner. */
const LOOK_AGAIN_MS = 5

/**
 * Waits until every statement that a lane of any process had begun before this call has ended. Call it after the commit of a
 * change of settings: a statement that began earlier may not have seen the change, one that begins later does. It ends, since
 * the waits of these statements are bounded.
 */
export async function waitForEarlierActions(db: Database): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const since = rows[0]?.now
  for (;;) {
    const { rows: running } = await sql`select 1 from pg_stat_activity
      where application_name = 'fairground money' and datname = current_database()
        and state <> 'idle' and xact_start <= ${since}::timestamptz limit 1`.execute(db)
    if (running.length === 0) return
    await delay(LOOK_AGAIN_MS)
  }
}
