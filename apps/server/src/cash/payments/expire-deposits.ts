import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { Ground } from '../../ground/parts.ts'
import type { Job } from '../../ground/work/job.ts'

/** A deposit that was not paid in time, by its wallet. */
export type ExpiredDeposit = { accountId: WalletId; id: string }

/** The job that closes expired checkouts. A later webhook of a payment still credits the deposit. */
export function depositExpiryJob({ db, events, now }: Pick<Ground, 'db' | 'events' | 'now'>): Job {
  return {
    name: 'expire-deposits',
    role: 'jobs',
    everyMs: 2_000,
    async run() {
      for (const deposit of await expireDeposits(db, now())) events.emit('depositExpired', deposit)
    },
  }
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
