import type { AnswerOf, Market, playSession } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { sql } from 'kysely'
import type { Session } from '../accounts/session.ts'
import type { Database } from '../db/database.ts'

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

/**
 * Sums the rounds that a player has placed since this session was opened, and that are decided. Ids are in order of time, so
 * the rounds are one stretch of the account's; called-off ones have paid back what they cost, and granted spins cost nothing
 * and win bonus money: neither is counted. The wallet's version is of the same moment, since one statement reads both.
 */
export async function sumSession(db: Database, { id, accountId }: Session): Promise<SessionSum> {
  const { rows } = await sql<{ created_at: Date; version: number; net_minor: bigint }>`
    select s.created_at, w.version::int, coalesce(sum(r.payout_minor - r.stake_minor), 0)::bigint as net_minor
    from wallet w
    join session s on s.account_id = w.account_id and s.id = ${id}
    left join round r
      on r.account_id = w.account_id and r.id > s.id and r.status = 'finished' and r.spin_id is null
    where w.account_id = ${accountId}
    group by s.created_at, w.version`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`the session ${id} has no wallet`)
  return { startedAtMs: row.created_at.getTime(), netMinor: row.net_minor, version: row.version, after: id }
}

/** A session as its player may see it: what the market has shown. @param decimals of the currency */
export function viewSession(
  { startedAtMs, netMinor, version, after }: SessionSum,
  { showSessionTime, showNetPosition }: Market['session'],
  decimals: number,
): AnswerOf<typeof playSession.sum>['model'] {
  return {
    ...(showSessionTime && { startedAt: startedAtMs }),
    ...(showNetPosition && { net: minorToNumber(netMinor, decimals) }),
    version,
    after,
  }
}
