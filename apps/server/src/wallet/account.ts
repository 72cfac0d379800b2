import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/tx.ts'
import { toWalletId, type WalletId } from './wallet-id.ts'

/** A wallet to open. */
export type OpenAccount = {
  /** Default: the account's id, which its first wallet has. */
  walletId?: WalletId
  accountId: string
  currencyId: string
  /** The first client seed. Undefined: a random one, until the player sets one. */
  clientSeed?: string | undefined
  at: Date
}

/** Creates a wallet, its first and its next seed pair, in the caller's transaction. An account has at most one in a currency. @returns its id */
export async function openAccount(tx: Tx, account: OpenAccount): Promise<WalletId> {
  const { accountId, walletId = toWalletId(accountId), currencyId, clientSeed = newClientSeed(), at } = account
  const first = newServerSeed()
  const next = newServerSeed()
  await tx
    .insertInto('account_wallet')
    .values({ wallet_id: walletId, account_id: accountId, currency_id: currencyId })
    .execute()
  await tx
    .insertInto('play')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  await sql`select open_account(${walletId}, ${currencyId}, ${at},
    ${first.pairId}, ${first.serverSeed}, ${clientSeed}, ${next.pairId}, ${next.serverSeed})`.execute(tx)
  return walletId
}

/** Creates a server seed: 32 random bytes, lower-case hex. */
export function newServerSeed(): { pairId: string; serverSeed: string } {
  return { pairId: randomUUIDv7(), serverSeed: randomBytes(32).toString('hex') }
}

/** Creates a random client seed: 16 hex digits. */
function newClientSeed(): string {
  return randomBytes(8).toString('hex')
}

/** Like `touchAccount`, for all wallets of an account. */
export async function touchAllWallets(tx: Tx, accountId: string): Promise<void> {
  await sql`update wallet w set revision = revision + 1 from (
    select w.account_id from account_wallet o join wallet w on w.account_id = o.wallet_id
    where o.account_id = ${accountId} order by w.account_id for update of w) own where w.account_id = own.account_id`.execute(
    tx,
  )
}

/**
 * Raises the wallet's revision when facts of an account change outside a money action: granted spins, a started or stopped
 * run. Money actions decided before it are decided again. Call it first in the transaction of the change: a money action
 * too locks the wallet before any other row of the account.
 */
export async function touchAccount(tx: Tx, walletId: WalletId): Promise<void> {
  await tx.updateTable('wallet').set({ revision: sql`revision + 1` }).where('account_id', '=', walletId).execute()
}
