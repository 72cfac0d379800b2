import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { leastId } from './id-time.ts'

/**
 * Ids of rounds are made by the servers' clocks a moment before their commit: one that is older than this has long been
 * written, if it ever will be.
 */
const SETTLED_MS = 60_000

/** The last moment up to which a sum may be kept now, as an id. It follows the clock that ids are made by. */
export function settledId(): string {
  return leastId(Date.now() - SETTLED_MS)
}

/**
 * Keeps the net position of a session over its rounds up to an id, with those that are open now: from then on only what came
 * later is added up. Whoever keeps it twice at once keeps the same.
 */
export async function keepSessionSum(db: Database, sessionId: string, upto: string): Promise<void> {
  await sql`
    insert into session_sum as kept (session_id, upto, net_minor, pending)
    select s.id, ${upto}, coalesce(k.net_minor, 0) + later.net_minor + decided.net_minor, array(
      select open_id from unnest(w.open_round_ids) open_id where open_id > s.id and open_id <= ${upto})
    from session s
    join wallet w on w.account_id = s.account_id
    left join session_sum k on k.session_id = s.id
    cross join lateral (
      select coalesce(sum(r.payout_minor - r.stake_minor), 0)::bigint as net_minor from round r
      where r.account_id = s.account_id and r.id > coalesce(k.upto, s.id) and r.id <= ${upto}
        and r.status = 'finished' and r.spin_id is null) later
    cross join lateral (
      select coalesce(sum(r.payout_minor - r.stake_minor), 0)::bigint as net_minor
      from unnest(k.pending) pending_id cross join lateral (
        select * from round r where r.account_id = s.account_id and r.id = pending_id limit 1) r
      where r.status = 'finished' and r.spin_id is null) decided
    where s.id = ${sessionId} and ${upto}::uuid > coalesce(k.upto, s.id)
    on conflict (session_id) do update set upto = excluded.upto, net_minor = excluded.net_minor, pending = excluded.pending
      where kept.upto < excluded.upto`.execute(db)
}
