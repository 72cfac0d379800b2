import { randomUUID } from 'node:crypto'
import * as wallets from '@fairground/contract/calls/wallets'
import type { WalletId } from '@fairground/server/ground/db/wallet-id.ts'
import { ownKey } from '@fairground/server/money/wallet/wallet.ts'
import type { Player, TestServer } from '@fairground/testkit'
import { expect } from 'vitest'

/** The id of a player's wallet, from the table. */
export async function walletIdOf(server: TestServer, { userId }: Player, currencyId: string): Promise<WalletId> {
  const { wallet_id } = await server.parts.db
    .selectFrom('account_wallet')
    .select('wallet_id')
    .where('account_id', '=', userId)
    .where('currency_id', '=', currencyId)
    .executeTakeFirstOrThrow()
  return wallet_id
}

/** Pays an amount of smallest units into a player's wallet, as a provider's webhook does. */
export async function payIn(server: TestServer, me: Player, currencyId: string, amountMinor: bigint): Promise<void> {
  const { db, wallet } = server.parts
  const accountId = await walletIdOf(server, me, currencyId)
  const depositId = randomUUID()
  await db
    .insertInto('deposit')
    .values({
      ...{ account_id: accountId, id: depositId, amount_minor: amountMinor },
      ...{ channel: `sandbox-${currencyId.toLowerCase()}` },
      ...{ created_at: new Date(), expires_at: new Date(Date.now() + 60_000) },
    })
    .execute()
  const { outcome } = await wallet.creditDeposit({ ...ownKey(), accountId, depositId, amountMinor })
  expect(outcome).toBe('done')
}

/** Lets a player go on in another currency, with some money in it. */
export async function goOnIn(server: TestServer, me: Player, currencyId: string, amountMinor = 0n): Promise<void> {
  await me.call(wallets.setCurrency, { currencyId })
  if (amountMinor > 0n) await payIn(server, me, currencyId, amountMinor)
}
