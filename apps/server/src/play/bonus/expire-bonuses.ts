import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { Job } from '../../ground/work/job.ts'
import type { WalletParts } from '../../money/wallet/parts.ts'
import { ownKey, type WalletDoor } from '../../money/wallet/wallet.ts'

/** Most accounts of one query. */
const MOST = 2_000

/** The job that takes back bonus money that was not wagered in time, through the commit queue. */
export function bonusExpiryJob({
  db,
  events,
  wallet,
  now,
}: Pick<WalletParts, 'db' | 'events' | 'wallet' | 'now'>): Job {
  const onExpired = (bonus: ExpiredBonus) => void events.emit('bonusExpired', bonus)
  return {
    name: 'expire-bonuses',
    role: 'jobs',
    everyMs: 5_000,
    run: () => expireBonuses({ db, wallet, atMs: now(), onExpired }),
  }
}

/** Expired bonus money of a wallet. */
export type ExpiredBonus = { accountId: WalletId; amountMinor: bigint }

/** Takes back all bonus money that expired by `atMs`, milliseconds since 1970. */
export async function expireBonuses(options: {
  db: Database
  wallet: Pick<WalletDoor, 'expireBonus'>
  atMs: number
  onExpired?: ((bonus: ExpiredBonus) => void) | undefined
}): Promise<void> {
  const { db, wallet, atMs, onExpired } = options
  while (true) {
    const overdueRows = await db
      .selectFrom('bonus')
      .select('account_id')
      .where('status', '=', 'open')
      .where('expires_at', '<=', new Date(atMs))
      .limit(MOST)
      .execute()
    const outcomes = await Promise.all(
      overdueRows.map(({ account_id }) => wallet.expireBonus({ accountId: account_id, ...ownKey() })),
    )
    for (const outcome of outcomes)
      if (outcome.outcome === 'done') onExpired?.({ accountId: outcome.accountId, amountMinor: outcome.amountMinor })
    if (overdueRows.length < MOST) return
  }
}

declare module '../../ground/call/events.ts' {
  interface EventMap {
    /** Bonus money was not wagered in time. */
    bonusExpired: [ExpiredBonus]
  }
}
