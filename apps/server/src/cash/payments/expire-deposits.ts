import type { Database } from '../../ground/db/database.ts'
import { type LeasedLoop, startLeasedLoop } from '../../ground/db/leased-loop.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { Log } from '../../ground/log.ts'

/** A deposit that was not paid in time, by its wallet. */
export type ExpiredDeposit = { accountId: WalletId; id: string }

/** Starts the job that closes expired checkouts. A later webhook of a payment still credits the deposit. */
export function startDepositExpiry(options: {
  db: Database
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
  everyMs?: number
  /** Called after the change, for live messages. */
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

/** Sets every overdue NEW deposit to EXPIRED. @param atMs milliseconds since 1970 */
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

declare module '../../ground/call/events.ts' {
  interface EventMap {
    /** A deposit was not paid in time. */
    depositExpired: [ExpiredDeposit]
  }
}
