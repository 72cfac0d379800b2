import type { Database } from '../../ground/db/database.ts'
import { type LeasedLoop, startLeasedLoop } from '../../ground/db/leased-loop.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { Log } from '../../ground/log.ts'
import { ownKey, type WalletDoor } from '../../money/wallet/wallet.ts'

/** Most accounts of one query. */
const MOST = 2_000

/** Starts the job that takes back bonus money that was not wagered in time, through the commit queue. */
export function startBonusExpiry(options: {
  db: Database
  log: Log
  wallet: Pick<WalletDoor, 'expireBonus'>
  /** Milliseconds since 1970. */
  now?: () => number
  everyMs?: number
  /** Called for each account with the amount taken back. */
  onExpired?: (bonus: ExpiredBonus) => void
}): LeasedLoop {
  const { db, log, wallet, now = Date.now, everyMs = 5_000, onExpired } = options
  const work = () => expireBonuses({ db, wallet, atMs: now(), onExpired })
  return startLeasedLoop({ db, log, name: 'expire-bonuses', everyMs, work })
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
