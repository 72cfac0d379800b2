import type { SeedPair } from '@fairground/contract/calls/fair'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { newSeedPair, readServerSeed } from '../../money/wallet/account.ts'
import type { DoneAction, MoneyRequest } from '../../money/wallet/action.ts'
import { getWallet } from '../../money/wallet/get-wallet.ts'
import type { RoundsParts } from './parts.ts'

/** A pair after its rotation, with its secret. */
export interface RevealedPair {
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  /** Number of bets that used the pair: their nonces are 0 to this less 1. */
  nonce: number
}

/** Returns the commitments of the current and the next pair. No secret. */
export async function getSeeds(parts: RoundsParts, accountId: WalletId): Promise<SeedPair> {
  const { seedPairId, nextPairId, nextNonce } = await getWallet(parts, accountId)
  const pairs = await listPairs(parts.db, accountId, [seedPairId, nextPairId])
  return commitments(getPair(pairs, seedPairId), getPair(pairs, nextPairId), nextNonce)
}

/**
 * Reveals the current pair. The next pair, whose commitment is known, replaces it, with the new client seed or the old one.
 * @throws CallError seeds_in_use, key_reused
 */
export async function rotateSeeds(
  parts: RoundsParts,
  request: MoneyRequest,
  clientSeed: string | undefined,
): Promise<SeedPair & { revealed: RevealedPair }> {
  const { pairId, sealedSeed, seedHash } = newSeedPair(parts.keyring, request.accountId)
  const outcome = await parts.wallet.rotateSeeds({
    ...request,
    clientSeed,
    nextPairId: pairId,
    nextSealedSeed: sealedSeed,
    nextSeedHash: seedHash,
  })
  if (outcome.outcome !== 'refused') return answerRotation(parts, outcome)
  if (outcome.reason === 'wallet_unknown') throw new Error(`the wallet ${request.accountId} is missing`)
  throw new CallError(outcome.reason === 'round_open' ? 'seeds_in_use' : outcome.reason)
}

/** The answer of a rotation, which may be an earlier one: the pairs right after it. */
async function answerRotation({ db, keyring }: RoundsParts, { accountId, roundId, nonce }: DoneAction) {
  if (roundId === undefined || nonce === undefined) throw new Error('a rotation names no pair')
  const [oldPair, currentPair, nextPair] = await db
    .selectFrom('seed_pair')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('number', '>=', (where) =>
      where
        .selectFrom('seed_pair as revealed')
        .select('number')
        .where('account_id', '=', accountId)
        .where('id', '=', roundId),
    )
    .orderBy('number')
    .limit(3)
    .execute()
  if (!oldPair || !nextPair || !currentPair)
    throw new Error(`a rotation of account ${accountId} left fewer than three pairs`)
  return {
    ...commitments(currentPair, nextPair, 0),
    revealed: {
      serverSeed: readServerSeed(keyring, oldPair),
      serverSeedHash: oldPair.server_seed_hash,
      clientSeed: clientSeedOf(oldPair),
      nonce,
    },
  }
}

type Pair = Awaited<ReturnType<typeof listPairs>>[number]

function listPairs(db: Database, accountId: WalletId, ids: string[]) {
  return db.selectFrom('seed_pair').selectAll().where('account_id', '=', accountId).where('id', 'in', ids).execute()
}

function getPair(pairs: readonly Pair[], id: string): Pair {
  const pair = pairs.find((candidate) => candidate.id === id)
  if (!pair) throw new Error(`the seed pair ${id} is missing`)
  return pair
}

function clientSeedOf({ id, client_seed }: Pair): string {
  if (client_seed === null) throw new Error(`the seed pair ${id} is in use without a client seed`)
  return client_seed
}

function commitments(currentPair: Pair, nextPair: Pair, nonce: number): SeedPair {
  return {
    serverSeedHash: currentPair.server_seed_hash,
    nextServerSeedHash: nextPair.server_seed_hash,
    clientSeed: clientSeedOf(currentPair),
    nonce,
  }
}
