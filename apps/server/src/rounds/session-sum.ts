import type { AnswerOf, Jurisdiction, playSession } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Session } from '../accounts/session.ts'
import { createTurns } from '../accounts/turns.ts'
import type { Database } from '../db/database.ts'
import { RecentMap } from '../site/recent-map.ts'
import { keepSessionSum, settledId } from './kept-session-sum.ts'

/** What was played in a session, right at one version of the wallet. */
export interface SessionSum {
  /** Milliseconds since 1970. */
  startedAtMs: number
  /** Paid less staked, of decided rounds. */
  netMinor: bigint
  version: number
  /** Ids of the session's rounds come after this one. */
  after: string
}

/** So many rounds are added up at each question; beyond that their sum is kept. */
const MOST_ADDED = 1_000
/** Sessions whose bets are counted here; one that is forgotten is counted anew. */
const MOST_COUNTED = 20_000

/** The net positions of sessions. None is ever added up over a whole history. */
export interface SessionSums {
  /**
   * Sums the rounds that a player has placed since this session was opened, and that are decided. Called-off ones have paid
   * back what they cost, and granted spins cost nothing and win bonus money: neither is counted. The wallet's version is of
   * the same moment, since one statement reads both. Questions about one session wait for each other.
   */
  sum(session: Session): Promise<SessionSum>
  /** Counts a bet of a session: every so many of them the sum is kept, whether anybody asks or not. */
  note(session: Session): void
}

/** The sums of one process. */
export function createSessionSums({ db, log }: { db: Database; log: Pick<Logger, 'warn'> }): SessionSums {
  const inTurn = createTurns()
  const bets = new RecentMap<string, number>(MOST_COUNTED)

  const keep = (id: string) => keepSessionSum(db, id, settledId())

  return {
    sum: (session) =>
      inTurn(session.id, async () => {
        const { added, ...sum } = await readSum(db, session)
        if (added > MOST_ADDED) await keep(session.id)
        return sum
      }),
    note({ id }) {
      const count = (bets.get(id) ?? 0) + 1
      bets.set(id, count % MOST_ADDED)
      if (count < MOST_ADDED) return
      inTurn(id, () => keep(id)).catch((error: unknown) => log.warn({ err: error }, 'a session’s sum was not kept'))
    },
  }
}

/** `added` is how many rounds came after those whose sum is kept. */
async function readSum(db: Database, { id, accountId }: Session): Promise<SessionSum & { added: number }> {
  const { rows } = await sql<{ created_at: Date; version: number; net_minor: bigint; added: number }>`
    select s.created_at, w.version::int, (coalesce(k.net_minor, 0) + later.net_minor + decided.net_minor)::bigint as net_minor,
      later.added
    from wallet w
    join session s on s.account_id = w.account_id and s.id = ${id}
    left join session_sum k on k.session_id = s.id
    cross join lateral (
      select count(*)::int as added, coalesce(
        sum(r.payout_minor - r.stake_minor) filter (where r.status = 'finished' and r.spin_id is null), 0)::bigint as net_minor
      from round r where r.account_id = w.account_id and r.id > coalesce(k.upto, s.id)) later
    cross join lateral (
      select coalesce(sum(r.payout_minor - r.stake_minor), 0)::bigint as net_minor
      from unnest(k.pending) pending_id cross join lateral (
        select * from round r where r.account_id = w.account_id and r.id = pending_id limit 1) r
      where r.status = 'finished' and r.spin_id is null) decided
    where w.account_id = ${accountId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`the session ${id} has no wallet`)
  const { created_at, net_minor, version, added } = row
  return { startedAtMs: created_at.getTime(), netMinor: net_minor, version, after: id, added }
}

/** A session as its player may see it: what the jurisdiction has shown. @param decimals of the currency */
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
