import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { type LeasedLoop, startLeasedLoop } from './leased-loop.ts'

/** A deposit that nobody has paid in time. */
export type ExpiredDeposit = { accountId: string; id: string }

/** Closes checkouts whose time is over. A provider that says later that one was paid is still believed. */
export function startDepositExpiry(options: {
  db: Database
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
  everyMs?: number
  /** Told after the change, for live messages. */
  onExpired?: (deposit: ExpiredDeposit) => void
}): LeasedLoop {
  const { db, log, now = Date.now, everyMs = 2_000, onExpired } = options
  return startLeasedLoop({
    db,
    log,
    name: 'expire-deposits',
    everyMs,
    async work() {
      for (const deposit of await expireDeposits(db, now())) onExpired?.(deposit)
    },
  })
}

/** Marks every deposit that is still NEW after its time EXPIRED. @param atMs milliseconds since 1970 */
export async function expireDeposits(db: Database, atMs: number): Promise<ExpiredDeposit[]> {
  const at = new Date(atMs)
  return await db
    .updateTable('deposit')
    .set({ status: 'EXPIRED', closed_at: at })
    .where('status', '=', 'NEW')
    .where('expires_at', '<=', at)
    .returning(['account_id as accountId', 'id'])
    .execute()
}
