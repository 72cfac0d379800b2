import { hash, randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../ground/db/tx.ts'
import { toWalletId, type WalletId } from '../../ground/db/wallet-id.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { placeOf } from '../../ground/secrets/places.ts'

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
export async function openAccount(tx: Tx, keyring: Keyring, account: OpenAccount): Promise<WalletId> {
  const { accountId, walletId = toWalletId(accountId), currencyId, clientSeed = newClientSeed(), at } = account
  const first = newSeedPair(keyring, walletId)
  const next = newSeedPair(keyring, walletId)
  await tx
    .insertInto('account_wallet')
    .values({ wallet_id: walletId, account_id: accountId, currency_id: currencyId })
    .execute()
  await tx
    .insertInto('play')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  await sql`select open_account(${walletId}, ${currencyId}, ${at}, ${clientSeed},
    ${first.pairId}, ${first.sealedSeed}, ${first.seedHash},
    ${next.pairId}, ${next.sealedSeed}, ${next.seedHash})`.execute(tx)
  return walletId
}

/** A new seed pair: its server seed of 32 random bytes, encrypted, and the seed's SHA-256, lower-case hex. */
export type NewSeedPair = { pairId: string; sealedSeed: string; seedHash: string }

/** Creates the server seed of a wallet's next pair. */
export function newSeedPair(keyring: Keyring, walletId: WalletId): NewSeedPair {
  const pairId = randomUUIDv7()
  const seed = randomBytes(32)
  return {
    pairId,
    sealedSeed: keyring.seal(placeOf('serverSeed', { account_id: walletId, id: pairId }), seed.toString('hex')),
    seedHash: hash('sha256', seed, 'hex'),
  }
}

/** The server seed of a stored pair, as 64 hex digits. A revealed one is stored plain. @throws when it does not decrypt */
export function readServerSeed(
  keyring: Keyring,
  pair: { account_id: string; id: string; status: string; server_seed: string },
): string {
  return pair.status === 'revealed' ? pair.server_seed : keyring.open(placeOf('serverSeed', pair), pair.server_seed)
}

/** Creates a random client seed: 16 hex digits. */
function newClientSeed(): string {
  return randomBytes(8).toString('hex')
}

/**
 * Makes a wallet the one of the account that takes bets, in the transaction that changes the account's currency. It takes over the
 * times of the account's last bets. All wallets are decided on anew.
 */
export async function makeCurrent(tx: Tx, accountId: string, walletId: WalletId): Promise<void> {
  await touchAllWallets(tx, accountId)
  await sql`update wallet w set is_current = w.account_id = ${walletId},
      other_ids = array(select other.wallet_id from account_wallet other
        where other.account_id = ${accountId} and other.wallet_id <> w.account_id order by 1),
      last_bets = case when w.account_id = ${walletId} then w.last_bets || coalesce(former.last_bets, '{}') else w.last_bets end
    from account_wallet o left join lateral (
      select x.last_bets from account_wallet other join wallet x on x.account_id = other.wallet_id
      where other.account_id = ${accountId} and x.is_current order by x.account_id = ${walletId} limit 1) former on true
    where o.account_id = ${accountId} and w.account_id = o.wallet_id`.execute(tx)
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
