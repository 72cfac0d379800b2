import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { ActionKey, ActionKind, Balances, MoneyRequest, Outcome } from './action.ts'
import { creditDeposit } from './actions/credit-deposit.ts'
import { expireBonus } from './actions/expire-bonus.ts'
import { finishHolds } from './actions/finish-holds.ts'
import { moveRound } from './actions/move-round.ts'
import { placeBet } from './actions/place-bet.ts'
import { placeSharedBet } from './actions/place-shared-bet.ts'
import { rotateSeeds } from './actions/rotate-seeds.ts'
import { voidHold } from './actions/void-hold.ts'
import { voidRound } from './actions/void-round.ts'
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

  function action<Request extends MoneyRequest, Reason extends string>(kind: ActionKind<Request, Reason>) {
    return async (request: Request): Promise<Outcome<Reason>> => {
      const outcome = await queue.submit(kind, request)
      if (outcome.outcome !== 'refused') {
        const { accountId, version, mainMinor, bonusMinor, heldMinor, roundId } = outcome
        const wonMinor = kind.wonMinor?.(request) ?? 0n
        onCommitted?.({ accountId, kind: kind.name, version, mainMinor, bonusMinor, heldMinor, roundId, wonMinor })
      }
      return outcome
    }
  }

  return {
    placeBet: action(placeBet),
    placeSharedBet: action(placeSharedBet),
    moveRound: action(moveRound),
    finishHolds: action(finishHolds),
    voidRound: action(voidRound),
    voidHold: action(voidHold),
    creditDeposit: action(creditDeposit),
    rotateSeeds: action(rotateSeeds),
    expireBonus: action(expireBonus),
    /** Undefined when there is no such account. Waiting look-ups share a query. */
    findWallet: createWalletReader(db),
    findAction: (accountId: string, key: string) => findAction(db, accountId, key),
    close: queue.close,
  }
}

/** See `createWallet`. */
export type WalletDoor = ReturnType<typeof createWallet>
