import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import { createBatchedReader } from './batched-reader.ts'

/** Whose a wallet is, and its currency. It never changes. */
export interface WalletOwner {
  accountId: string
  currencyId: string
}

/** The owners of wallets, for what happens to a wallet without a session: live messages, jobs, a provider's webhook. */
export interface WalletOwners {
  /** Finds the owner of a wallet; in memory after the first look-up. Look-ups of the same moment share a query. */
  find(walletId: WalletId): Promise<WalletOwner | undefined>
  /** Keeps an owner that a session has read, so that the first commit of a player needs no query. */
  note(walletId: WalletId, owner: WalletOwner): void
}

/** Most owners in memory. */
const MOST_REMEMBERED = 50_000

/** Creates the memory of one process. */
export function createWalletOwners(db: Database): WalletOwners {
  const owners = new RecentMap<WalletId, WalletOwner>(MOST_REMEMBERED)
  const readOwners = createBatchedReader<WalletId, WalletOwner>(async (walletIds) => {
    const rows = await db
      .selectFrom('account_wallet')
      .selectAll()
      .where(sql<boolean>`wallet_id = any (${walletIds}::uuid[])`)
      .execute()
    const byWallet = new Map(
      rows.map((row) => [row.wallet_id, { accountId: row.account_id, currencyId: row.currency_id }]),
    )
    return walletIds.map((walletId) => byWallet.get(walletId))
  })
  return {
    async find(walletId) {
      const knownOwner = owners.get(walletId)
      if (knownOwner) return knownOwner
      const owner = await readOwners(walletId)
      if (owner) owners.set(walletId, owner)
      return owner
    },
    note(walletId, { accountId, currencyId }) {
      if (!owners.get(walletId)) owners.set(walletId, { accountId, currencyId })
    },
  }
}
