import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { DoneAction } from './action.ts'
import { type BatchedReader, createBatchedReader } from './batched-reader.ts'
import { oldestKeyId } from './key-life.ts'

/** A wallet. Each money action raises `version`. */
export type Wallet = {
  accountId: WalletId
  currencyId: string
  version: number
  mainMinor: bigint
  bonusMinor: bigint
  heldMinor: bigint
  stakedMinor: bigint
  wonMinor: bigint
  depositedMinor: bigint
  depositCount: number
  openRounds: number
  /** The current seed pair, the one after it, and the nonce of the next bet. */
  seedPairId: string
  nextPairId: string
  nextNonce: number
}

/** Creates a reader of wallets by account id. Look-ups of the same moment share a query. */
export function createWalletReader(db: Database): BatchedReader<WalletId, Wallet> {
  return createBatchedReader(async (accountIds) => {
    const rows = await db
      .selectFrom('wallet')
      .selectAll()
      .where(sql<boolean>`account_id = any (${accountIds}::uuid[])`)
      .execute()
    const wallets = new Map(
      rows.map((row): [WalletId, Wallet] => [
        row.account_id,
        {
          accountId: row.account_id,
          currencyId: row.currency_id,
          version: Number(row.version),
          mainMinor: row.main_minor,
          bonusMinor: row.bonus_minor,
          heldMinor: row.held_minor,
          stakedMinor: row.staked_minor,
          wonMinor: row.won_minor,
          depositedMinor: row.deposited_minor,
          depositCount: row.deposit_count,
          openRounds: row.open_round_ids.length,
          seedPairId: row.seed_pair_id,
          nextPairId: row.next_pair_id,
          nextNonce: row.next_nonce,
        },
      ]),
    )
    return accountIds.map((id) => wallets.get(id))
  })
}

/** A committed action that was found by its key. */
export type RememberedAction = DoneAction & { kind: string; bodyHash: string }

/**
 * Finds the action of an idempotency key. A handler calls this before it decides on a round that the first request may
 * have moved. Undefined proves nothing while that request is still running; the wallet decides.
 */
export async function findAction(
  db: Database,
  accountId: WalletId,
  key: string,
): Promise<RememberedAction | undefined> {
  const row = await db
    .selectFrom('money_action')
    .select(['id', 'kind', 'body_hash', 'version', 'main_minor', 'bonus_minor', 'held_minor', 'amount_minor', 'at'])
    .select(['round_id', 'game_id', 'step', 'nonce'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('id', '>=', oldestKeyId())
    .executeTakeFirst()
  if (!row) return undefined
  return {
    outcome: 'repeated',
    kind: row.kind,
    bodyHash: row.body_hash,
    accountId,
    version: Number(row.version),
    mainMinor: row.main_minor,
    bonusMinor: row.bonus_minor,
    heldMinor: row.held_minor,
    amountMinor: row.amount_minor,
    at: row.at,
    roundId: row.game_id === null ? (row.round_id ?? undefined) : row.id,
    // Moves change the step in the row of the bet; the bet itself was step 0.
    step: row.game_id === null ? (row.step ?? undefined) : 0,
    nonce: row.nonce ?? undefined,
  }
}
