import { randomUUIDv7 } from 'node:crypto'
import type { ActionKind } from '@fairground/ledger'
import type { Database } from '../db/database.ts'
import type { ActionKey, Balances, OutcomeOf, RequestOf } from './action.ts'
import { type CommitQueueOptions, createCommitQueue } from './commit-queue.ts'
import { createWalletReader, findAction } from './find-wallet.ts'

/** What a committed action changed, for the account's live channel. A repeat tells it again: `version` sorts it out. */
export type Committed = Balances & {
  accountId: string
  kind: string
  roundId: string | undefined
  /** What the player has won by it: of what ended a round, the payout; bonus money is none. */
  wonMinor: bigint
}

/** A key of the server's own, for an action that no client named. */
export function ownKey(): ActionKey {
  return { key: randomUUIDv7(), bodyHash: '' }
}

/**
 * The wallet's one door: every money action, and the reads that go with them. Each action answers after its commit,
 * with a value; it throws MoneyUnavailable when there is no certain answer in time.
 * @param options.db for reads
 * @param options.onCommitted called after each commit, before the caller is answered; it must not throw
 */
export function createWallet(options: CommitQueueOptions & { db: Database; onCommitted?: (event: Committed) => void }) {
  const { db, onCommitted } = options
  const queue = createCommitQueue(options)

  function action<Kind extends ActionKind>(kind: Kind) {
    return async (request: RequestOf<Kind>): Promise<OutcomeOf<Kind>> => {
      const { outcome, wonMinor } = await queue.submit(kind, request)
      if (outcome.outcome !== 'refused') {
        const { accountId, version, mainMinor, bonusMinor, heldMinor, roundId } = outcome
        onCommitted?.({ accountId, kind, version, mainMinor, bonusMinor, heldMinor, roundId, wonMinor })
      }
      return outcome
    }
  }

  return {
    placeBet: action('bet'),
    placeSharedBet: action('shared_bet'),
    moveRound: action('move'),
    finishHolds: action('finish_holds'),
    voidRound: action('void_round'),
    voidHold: action('void_hold'),
    creditDeposit: action('deposit'),
    rotateSeeds: action('rotate_seeds'),
    expireBonus: action('expire_bonus'),
    /** Undefined when there is no such account. Waiting look-ups share a query. */
    findWallet: createWalletReader(db),
    findAction: (accountId: string, key: string) => findAction(db, accountId, key),
    /** The account as its last action left it, where it is remembered; another process may have acted since. */
    recall: queue.recall,
    close: queue.close,
  }
}

/** See `createWallet`. */
export type WalletDoor = ReturnType<typeof createWallet>
