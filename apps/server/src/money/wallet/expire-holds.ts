import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { Job } from '../../ground/work/job.ts'
import type { WalletParts } from './parts.ts'
import { ownKey, type WalletDoor } from './wallet.ts'

/** Most accounts of one query. */
const MOST = 2_000

/** The job that releases held wins that no client has finished in time, through the commit queue. */
export function holdExpiryJob({ db, wallet, now }: Pick<WalletParts, 'db' | 'wallet' | 'now'>): Job {
  return { name: 'expire-holds', role: 'jobs', everyMs: 500, run: () => expireHolds(db, wallet, now()) }
}

/** Releases all holds that expired by `atMs`, milliseconds since 1970. A hold that a client finishes meanwhile moves once. */
export async function expireHolds(db: Database, wallet: Pick<WalletDoor, 'finishHolds'>, atMs: number): Promise<void> {
  while (true) {
    const overdueRows = await db
      .selectFrom('hold')
      .select(['account_id as accountId', sql<string[]>`array_agg(id::text)`.as('holdIds')])
      .where('expires_at', '<=', new Date(atMs))
      .groupBy('account_id')
      .limit(MOST)
      .execute()
    await Promise.all(overdueRows.map((holds) => wallet.finishHolds({ ...holds, ...ownKey() })))
    if (overdueRows.length < MOST) return
  }
}
