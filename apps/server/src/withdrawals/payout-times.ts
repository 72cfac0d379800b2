import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** The seconds from request to payment: median and 95th percentile. */
export interface PayoutTimes {
  typicalSeconds: number
  slowSeconds: number
}

/** Fewest payments that say something. */
const FEWEST = 5
const NEWEST = 500

/** Reads how long the newest payouts of each channel took; a channel with too few is missing. */
export async function readPayoutTimes(
  db: Database,
  channels: readonly string[],
): Promise<ReadonlyMap<string, PayoutTimes>> {
  const { rows } = await sql<{ channel: string; payments: number; typical: number; slow: number }>`
    select channel, count(*)::int as payments,
      percentile_cont(0.5) within group (order by seconds) as typical,
      percentile_cont(0.95) within group (order by seconds) as slow
    from unnest(${channels}::text[]) as c(channel) cross join lateral (
      select extract(epoch from w.closed_at - w.created_at)::float8 as seconds from withdrawal w
      where w.channel = c.channel and w.status = 'PAID' order by w.closed_at desc limit ${NEWEST}) newest
    group by channel`.execute(db)
  const measuredRows = rows.filter(({ payments }) => payments >= FEWEST)
  return new Map(
    measuredRows.map(({ channel, typical, slow }) => [
      channel,
      { typicalSeconds: Math.round(typical), slowSeconds: Math.round(slow) },
    ]),
  )
}
