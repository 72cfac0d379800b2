import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Calls to add to the count of a key. */
export interface AddedPoints {
  key: string
  /** From 1. */
  points: number
  /** Length of the window that begins when none runs. */
  seconds: number
}

/** The count of a key over all processes. */
export interface SharedCount {
  key: string
  points: number
  /** Names the window: its end, in microseconds since 1970 by the database's clock. */
  window: string
  /** Milliseconds until the window ends. */
  msLeft: number
}

/** The counts that all processes share. */
export interface RateStore {
  /** Adds to counts, each key at most once. @returns the count of each key, in no order */
  add(added: readonly AddedPoints[]): Promise<SharedCount[]>
}

/** Most that a count says: above it a sum would leave the column's range. */
const MOST_POINTS = 1_000_000_000

/** Creates the counts in table `rate_count`. One statement adds; keys go in order, so that two statements never deadlock. */
export function createRateStore(db: Database): RateStore {
  return {
    async add(added) {
      const inOrder = [...added].sort((a, b) => (a.key < b.key ? -1 : 1))
      const keys = inOrder.map(({ key }) => key)
      const points = inOrder.map((one) => Math.min(one.points, MOST_POINTS))
      const seconds = inOrder.map((one) => one.seconds)
      const hasEnded = sql`stored.ends_at <= clock_timestamp()`
      const { rows } = await sql<SharedCount>`
        insert into rate_count as stored (key, points, ends_at)
        select key, points, clock_timestamp() + seconds * interval '1 second'
        from unnest(${keys}::text[], ${points}::int[], ${seconds}::int[]) as added (key, points, seconds)
        on conflict (key) do update set
          points = case when ${hasEnded} then excluded.points
            else least(stored.points::bigint + excluded.points, ${MOST_POINTS})::int end,
          ends_at = case when ${hasEnded} then excluded.ends_at else stored.ends_at end
        returning key, points, (extract(epoch from ends_at) * 1000000)::bigint::text as window,
          (extract(epoch from ends_at - clock_timestamp()) * 1000)::float8 as "msLeft"`.execute(db)
      return rows
    },
  }
}

/** Deletes every count whose window has ended. */
export async function forgetRateCounts(db: Database): Promise<void> {
  await db.deleteFrom('rate_count').where('ends_at', '<=', sql<Date>`clock_timestamp()`).execute()
}
