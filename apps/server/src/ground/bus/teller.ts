import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Bus } from './bus.ts'

/** Whether this process publishes what all processes find in the database. */
export interface Teller {
  /** Notes that this process drives it just now. */
  drive(): void
  isOwn(): boolean
}

/** A driver's steps are much closer to each other. */
const DRIVEN_MS = 500

/** Creates the teller of one thing: on a shared bus whoever drives it, otherwise each process tells its own members. */
export function createTeller({ isShared }: Pick<Bus, 'isShared'>): Teller {
  let drivenUntilMs = 0
  return {
    drive() {
      drivenUntilMs = performance.now() + DRIVEN_MS
    },
    isOwn: () => !isShared || performance.now() < drivenUntilMs,
  }
}

/**
 * Claims to tell a change that nobody drives and that each process finds for itself: on a shared bus one of them gets it, by the
 * database; otherwise each does, for its own members. The same state counts as the same change for a minute.
 */
export async function claimTelling(
  { db, bus }: { db: Database; bus: Pick<Bus, 'isShared'> },
  name: string,
  state: string,
): Promise<boolean> {
  if (!bus.isShared) return true
  const { rows } = await sql`
    insert into told (name, state, at) values (${name}, ${state}, clock_timestamp())
    on conflict (name) do update set state = excluded.state, at = excluded.at
    where told.state <> excluded.state or told.at < excluded.at - interval '1 minute'
    returning name`.execute(db)
  return rows.length > 0
}
