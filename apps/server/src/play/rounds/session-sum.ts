import type { AnswerOf } from '@fairground/contract/call'
import type * as playSession from '@fairground/contract/calls/play-session'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { minorToNumber } from '@fairground/money'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Session } from '../../ground/call/session.ts'
import type { Database } from '../../ground/db/database.ts'
import { idNow, leastId } from '../../ground/db/id-time.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import { createTurns } from '../../ground/work/turns.ts'

/** The sums of a session at one version of the wallet. */
export interface SessionSum {
  /** Milliseconds since 1970. */
  startedAtMs: number
  /** Paid less staked, of decided rounds. */
  netMinor: bigint
  version: number
  /** Ids of the session's rounds come after this one. */
  after: string
}

/** Most rounds that a query adds up; with more, their sum is stored. */
const MOST_ADDED = 1_000
/** Most sessions whose bets are counted in memory. A session that is dropped counts from 0 again. */
const MOST_COUNTED = 20_000

/** A session in one wallet: a player who changes the currency has a sum in each. */
type SummedSession = Pick<Session, 'id' | 'walletId'>

/** The net positions of sessions, each in the session's current wallet. A query adds up only the rounds after the stored sum. */
export interface SessionSums {
  /**
   * Sums the decided rounds since the start of the session. Cancelled rounds and granted spins do not count: the first returned
   * their stake, the second have no stake and win bonus money. One statement reads sum and wallet version, so they belong
   * together. Queries about one session run one after the other.
   */
  sum(session: Session): Promise<SessionSum>
  /** Counts a bet of a session. After each MOST_ADDED bets it stores the sum. */
  note(session: Session): void
}

/** Creates the session sums of one process. */
export function createSessionSums({ db, log }: { db: Database; log: Pick<Logger, 'warn'> }): SessionSums {
  const inTurn = createTurns()
  const bets = new RecentMap<string, number>(MOST_COUNTED)

  const keep = (session: SummedSession) => keepSessionSum(db, session, settledId())

  return {
    sum: (session) =>
      inTurn(session.id, async () => {
        const { added, ...sum } = await readSum(db, session)
        if (added > MOST_ADDED) await keep(session)
        return sum
      }),
    note(session) {
      const { id, walletId } = session
      const counter = `${id} ${walletId}`
      const count = (bets.get(counter) ?? 0) + 1
      bets.set(counter, count % MOST_ADDED)
      if (count < MOST_ADDED) return
      inTurn(id, () => keep(session)).catch((error: unknown) =>
        log.warn({ err: error }, 'a session’s sum was not kept'),
      )
    },
  }
}

/** `added`: number of rounds after the stored sum. */
async function readSum(db: Database, { id, accountId, walletId }: Session): Promise<SessionSum & { added: number }> {
  const { rows } = await sql<{ created_at: Date; version: number; net_minor: bigint; added: number }>`
    select s.created_at, w.version::int, (coalesce(k.net_minor, 0) + later.net_minor + decided.net_minor)::bigint as net_minor,
      later.added
    from wallet w
    join session s on s.account_id = ${accountId} and s.id = ${id}
    left join session_sum k on k.session_id = s.id and k.wallet_id = w.account_id
    cross join lateral (
      select count(*)::int as added, coalesce(
        sum(r.payout_minor - r.stake_minor) filter (where r.status = 'finished' and r.spin_id is null), 0)::bigint as net_minor
      from round r where r.account_id = w.account_id and r.id > coalesce(k.upto, s.id)) later
    cross join lateral (
      select coalesce(sum(r.payout_minor - r.stake_minor), 0)::bigint as net_minor
      from unnest(k.pending) pending_id cross join lateral (
        select * from round r where r.account_id = w.account_id and r.id = pending_id limit 1) r
      where r.status = 'finished' and r.spin_id is null) decided
    where w.account_id = ${walletId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`the session ${id} has no wallet`)
  const { created_at, net_minor, version, added } = row
  return { startedAtMs: created_at.getTime(), netMinor: net_minor, version, after: id, added }
}

/** The player's view of a session: the parts that the jurisdiction requires. @param decimals of the currency */
export function viewSession(
  { startedAtMs, netMinor, version, after }: SessionSum,
  { showSessionTime, showNetPosition }: Jurisdiction['session'],
  decimals: number,
): AnswerOf<typeof playSession.sum>['model'] {
  return {
    ...(showSessionTime && { startedAt: startedAtMs }),
    ...(showNetPosition && { net: minorToNumber(netMinor, decimals) }),
    version,
    after,
  }
}

/**
 * Servers make the ids of rounds shortly before the commit. A round whose id is older than this is either stored or was
 * never committed.
 */
const SETTLED_MS = 60_000

/** The latest id up to which a sum may be stored now. */
export function settledId(): string {
  return leastId(idNow() - SETTLED_MS)
}

/**
 * Stores the net position of a session in a wallet over its rounds up to an id, and the ids of the rounds that are still open. Later sums
 * add only the rounds after it. Two processes that store at once store the same.
 */
export async function keepSessionSum(db: Database, { id, walletId }: SummedSession, upto: string): Promise<void> {
  await sql`
    insert into session_sum as kept (session_id, wallet_id, upto, net_minor, pending)
    select s.id, w.account_id, ${upto}, coalesce(k.net_minor, 0) + later.net_minor + decided.net_minor, array(
      select open_id from unnest(w.open_round_ids) open_id where open_id > s.id and open_id <= ${upto})
    from session s
    join wallet w on w.account_id = ${walletId}
    left join session_sum k on k.session_id = s.id and k.wallet_id = w.account_id
    cross join lateral (
      select coalesce(sum(r.payout_minor - r.stake_minor), 0)::bigint as net_minor from round r
      where r.account_id = w.account_id and r.id > coalesce(k.upto, s.id) and r.id <= ${upto}
        and r.status = 'finished' and r.spin_id is null) later
    cross join lateral (
      select coalesce(sum(r.payout_minor - r.stake_minor), 0)::bigint as net_minor
      from unnest(k.pending) pending_id cross join lateral (
        select * from round r where r.account_id = w.account_id and r.id = pending_id limit 1) r
      where r.status = 'finished' and r.spin_id is null) decided
    where s.id = ${id} and ${upto}::uuid > coalesce(k.upto, s.id)
    on conflict (session_id, wallet_id) do update set upto = excluded.upto, net_minor = excluded.net_minor, pending = excluded.pending
      where kept.upto < excluded.upto`.execute(db)
}
