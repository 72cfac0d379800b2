import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { ownKey, type WalletDoor } from '../wallet/wallet.ts'
import { type LeasedLoop, startLeasedLoop } from './leased-loop.ts'

/** Most accounts whose holds one round releases. */
const MOST = 2_000

/** Posts the wins that no client has finished in time, through the commit queue like any other action. */
export function startHoldExpiry(options: {
  db: Database
  log: Log
  wallet: Pick<WalletDoor, 'finishHolds'>
  /** Milliseconds since 1970. */
  now?: () => number
  everyMs?: number
}): LeasedLoop {
  const { db, log, wallet, now = Date.now, everyMs = 500 } = options
  return startLeasedLoop({ db, log, name: 'expire-holds', everyMs, work: () => expireHolds(db, wallet, now()) })
}

/** Releases all holds whose time was over at `atMs`, milliseconds since 1970. A hold that a client finishes meanwhile is left to it. */
export async function expireHolds(db: Database, wallet: Pick<WalletDoor, 'finishHolds'>, atMs: number): Promise<void> {
  while (true) {
    const overdue = await db
      .selectFrom('hold')
      .select(['account_id as accountId', sql<string[]>`array_agg(id::text)`.as('holdIds')])
      .where('expires_at', '<=', new Date(atMs))
      .groupBy('account_id')
      .limit(MOST)
      .execute()
    await Promise.all(overdue.map((holds) => wallet.finishHolds({ ...holds, ...ownKey() })))
    if (overdue.length < MOST) return
  }
}
