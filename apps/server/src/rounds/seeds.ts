import { CallError, type SeedPair } from '@fairground/contract'
import { parseClientSeed } from '@fairground/games/fair'
import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import { newServerSeed } from '../wallet/account.ts'
import type { DoneAction } from '../wallet/action.ts'
import { moneyRequest, type UserContext } from './round-request.ts'
import { getWallet } from './wallet-of.ts'

/** A pair that was rotated away, with its secret. */
export interface RevealedPair {
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  /** How many bets it served: their nonces are 0 to this less 1. */
  nonce: number
}

/** The commitments in use, and the one that comes next. No secret. */
export async function getSeeds(services: Services, accountId: string): Promise<SeedPair> {
  const { seedPairId, nextPairId, nextNonce } = await getWallet(services, accountId)
  const pairs = await listPairs(services.db, accountId, [seedPairId, nextPairId])
  return commitments(getPair(pairs, seedPairId), getPair(pairs, nextPairId), nextNonce)
}

/**
 * Reveals the pair in use; the one whose commitment was shown takes its place, with the player's new client seed or the
 * old one.
 * @throws CallError client_seed_malformed, seeds_in_use, key_reused
 */
export async function rotateSeeds(
  context: UserContext,
  clientSeed: string | undefined,
): Promise<SeedPair & { revealed: RevealedPair }> {
  const { services, session } = context
  if (clientSeed !== undefined && parseClientSeed(clientSeed) === undefined)
    throw new CallError('client_seed_malformed')
  const { pairId, serverSeed } = newServerSeed()
  const outcome = await services.wallet.rotateSeeds({
    ...moneyRequest(context),
    clientSeed,
    nextPairId: pairId,
    nextServerSeed: serverSeed,
  })
  if (outcome.outcome !== 'refused') return answerRotation(services.db, outcome)
  if (outcome.reason === 'wallet_unknown') throw new Error(`the account ${session.accountId} has no wallet`)
  throw new CallError(outcome.reason === 'round_open' ? 'seeds_in_use' : outcome.reason)
}

/** The answer of a rotation that may lie in the past: the pairs as they followed each other then. */
async function answerRotation(db: Database, { accountId, roundId, nonce }: DoneAction) {
  if (roundId === undefined || nonce === undefined) throw new Error('a rotation names no pair')
  const [old, current, next] = await db
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
  if (!old || !next || !current) throw new Error(`a rotation of account ${accountId} left fewer than three pairs`)
  return {
    ...commitments(current, next, 0),
    revealed: {
      serverSeed: old.server_seed,
      serverSeedHash: old.server_seed_hash,
      clientSeed: clientSeedOf(old),
      nonce,
    },
  }
}

type Pair = Awaited<ReturnType<typeof listPairs>>[number]

function listPairs(db: Database, accountId: string, ids: string[]) {
  return db.selectFrom('seed_pair').selectAll().where('account_id', '=', accountId).where('id', 'in', ids).execute()
}

function getPair(pairs: readonly Pair[], id: string): Pair {
  const pair = pairs.find((candidate) => candidate.id === id)
  if (!pair) throw new Error(`the seed pair ${id} is not there`)
  return pair
}

function clientSeedOf({ id, client_seed }: Pair): string {
  if (client_seed === null) throw new Error(`the seed pair ${id} is in use without a client seed`)
  return client_seed
}

function commitments(current: Pair, next: Pair, nonce: number): SeedPair {
  return {
    serverSeedHash: current.server_seed_hash,
    nextServerSeedHash: next.server_seed_hash,
    clientSeed: clientSeedOf(current),
    nonce,
  }
}
