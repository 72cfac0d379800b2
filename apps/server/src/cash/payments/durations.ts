import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'

/** How long deposits or withdrawals of a channel took: the median, and what nineteen of twenty stayed below. */
export interface PaymentDuration {
  typicalSeconds: number
  slowSeconds: number
}

/** Reads the durations of the last 30 days, by channel. A channel with fewer than five payments has none. */
export interface Durations {
  read(db: Database, atMs: number): Promise<ReadonlyMap<string, PaymentDuration>>
}

/** How long an answer stays in memory. */
const FRESH_MS = 60_000
const PAST_MS = 30 * 24 * 60 * 60 * 1_000
/** Fewest payments that say something. */
const FEWEST = 5

/** Creates a reader that asks the database once a minute at most. */
export function createDurations(): Durations {
  let lastReading: { atMs: number; list: Promise<ReadonlyMap<string, PaymentDuration>> } | undefined
  return {
    read(db, atMs) {
      if (lastReading && Math.abs(atMs - lastReading.atMs) < FRESH_MS) return lastReading.list
      const list = readDurations(db, atMs)
      lastReading = { atMs, list }
      // A failed question is asked again at once.
      list.catch(() => {
        if (lastReading?.list === list) lastReading = undefined
      })
      return list
    },
  }
}

async function readDurations(db: Database, atMs: number): Promise<ReadonlyMap<string, PaymentDuration>> {
  const since = new Date(atMs - PAST_MS)
  const { rows } = await sql<{ channel: string; typical: number; slow: number }>`
    select channel, percentile_cont(0.5) within group (order by seconds) as typical,
      percentile_cont(0.95) within group (order by seconds) as slow
    from (
      select channel, extract(epoch from closed_at - created_at) as seconds from deposit
        where status = 'PAID' and closed_at > ${since}
      union all
      select channel, extract(epoch from closed_at - created_at) from withdrawal
        where status = 'PAID' and closed_at > ${since}
    ) paid group by channel having count(*) >= ${FEWEST}`.execute(db)
  return new Map(
    rows.map(({ channel, typical, slow }) => [
      channel,
      { typicalSeconds: Math.ceil(Number(typical)), slowSeconds: Math.ceil(Number(slow)) },
    ]),
  )
}
