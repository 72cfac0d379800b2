import { requiredStakesOf } from '@fairground/ledger'
import type { Database } from '../../ground/db/database.ts'
import type { Wallet } from '../../money/wallet/find-wallet.ts'
import { playOf } from '../../money/wallet/stored-play.ts'
import type { ReadSettings } from '../../operator/settings/operator-settings.ts'

/** Reads how much a player has to stake before a withdrawal from a wallet, in its smallest unit. */
export async function readRequiredStakes(
  { db, now, readSettings }: { db: Database; now: () => number; readSettings: ReadSettings },
  ownerId: string,
  wallet: Wallet,
): Promise<bigint> {
  const [row, { withdrawWagerPercent: wagerPercent }] = await Promise.all([
    db.selectFrom('play').selectAll().where('account_id', '=', ownerId).executeTakeFirstOrThrow(),
    readSettings(),
  ])
  return requiredStakesOf(wallet, playOf(row, wallet.currencyId), { wagerPercent, atMs: now() })
}
