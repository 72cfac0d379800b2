import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import { toWalletId, type WalletId } from '../../ground/db/wallet-id.ts'
import { makeCurrent, openAccount } from '../../money/wallet/account.ts'
import type { Wallet } from '../../money/wallet/find-wallet.ts'
import type { AccountsParts } from './parts.ts'

/**
 * Changes the currency of an account, and opens its wallet in that currency at the first use, in one transaction. Only that
 * wallet takes bets from then on; the rounds, bonuses and deposits of the former one stay there, and go on by their ids. All
 * processes drop the account's sessions from their memory (migration 0068).
 * @throws CallError currency_unknown
 */
export async function setCurrency(parts: AccountsParts, accountId: string, currencyId: string): Promise<void> {
  const { db, keyring, readSite, now, sessions } = parts
  if (!(await readSite()).currencies.has(currencyId)) throw new CallError('currency_unknown')
  await transaction(db, async (tx) => {
    // The lock lets the second of two first uses find the wallet of the first.
    await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow()
    const wallet = await tx
      .selectFrom('account_wallet')
      .select('wallet_id')
      .where('account_id', '=', accountId)
      .where('currency_id', '=', currencyId)
      .executeTakeFirst()
    const walletId = wallet?.wallet_id ?? toWalletId(randomUUIDv7())
    if (!wallet) await openAccount(tx, keyring, { walletId, accountId, currencyId, at: new Date(now()) })
    await makeCurrent(tx, accountId, walletId)
    await tx.updateTable('account').set({ currency_id: currencyId }).where('id', '=', accountId).execute()
  })
  // The next call in this process has the new wallet, whenever the notification arrives.
  sessions.forget(accountId)
}

/** Finds the id of an account's wallet in its current currency; undefined when there is no such account. */
export async function findCurrentWalletId(db: Database, accountId: string): Promise<WalletId | undefined> {
  const row = await db
    .selectFrom('account')
    .innerJoin('account_wallet', (join) =>
      join
        .onRef('account_wallet.account_id', '=', 'account.id')
        .onRef('account_wallet.currency_id', '=', 'account.currency_id'),
    )
    .select('account_wallet.wallet_id')
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  return row?.wallet_id
}

/** Lists the wallets of an account, in no order. */
export async function listWallets({ db, wallet }: AccountsParts, accountId: string): Promise<Wallet[]> {
  const rows = await db.selectFrom('account_wallet').select('wallet_id').where('account_id', '=', accountId).execute()
  const wallets = await Promise.all(rows.map(({ wallet_id }) => wallet.findWallet(wallet_id)))
  return wallets.filter((each) => each !== undefined)
}
