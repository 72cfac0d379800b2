import { randomUUIDv7 } from 'node:crypto'
import type { ActionKind } from '@fairground/ledger'
import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { ActionKey, Balances, OutcomeOf, RequestOf } from './action.ts'
import { type CommitQueueOptions, createCommitQueue } from './commit-queue.ts'
import { createWalletReader, findAction } from './find-wallet.ts'

/** A committed action, for the account's live channel. A repeat emits it again; `version` tells old from new. */
export type CommittedAction = Balances & {
  /** The wallet's id. */
  accountId: WalletId
  kind: string
  roundId: string | undefined
  /** The player's win: the payout when the action ended a round; without bonus money. */
  wonMinor: bigint
  /** Bonus money that became the player's own. */
  releasedMinor?: bigint | undefined
}

/** Creates a key for an action of the server. */
export function ownKey(): ActionKey {
  return { key: randomUUIDv7(), bodyHash: '' }
}

/**
 * Creates the wallet: every money action and the reads that belong to them. Each action resolves after its commit; it
 * throws MoneyUnavailable when there is no certain answer in time.
 * @param options.db for reads
 * @param options.onCommitted called after each commit, before the answer; it must not throw
 */
export function createWallet(
  options: CommitQueueOptions & { db: Database; onCommitted?: (event: CommittedAction) => void },
) {
  const { db, onCommitted } = options
  const queue = createCommitQueue(options)

  async function act<Kind extends ActionKind>(kind: Kind, request: RequestOf<Kind>): Promise<OutcomeOf<Kind>> {
    const { outcome, wonMinor } = await queue.submit(kind, request)
    if (outcome.outcome !== 'refused') {
      const { accountId, version, mainMinor, bonusMinor, heldMinor, roundId, releasedMinor } = outcome
      const balances = { version, mainMinor, bonusMinor, heldMinor }
      onCommitted?.({ accountId, kind, ...balances, roundId, wonMinor, releasedMinor })
    }
    return outcome
  }
  const action =
    <Kind extends ActionKind>(kind: Kind) =>
    (request: RequestOf<Kind>) =>
      act(kind, request)

  return {
    act,
    placeBet: action('bet'),
    moveRound: action('move'),
    finishHolds: action('finish_holds'),
    voidRound: action('void_round'),
    voidHold: action('void_hold'),
    creditDeposit: action('deposit'),
    holdDeposit: action('hold_deposit'),
    refundDeposit: action('refund_deposit'),
    reverseDeposit: action('reverse_deposit'),
    restoreDeposit: action('restore_deposit'),
    rotateSeeds: action('rotate_seeds'),
    expireBonus: action('expire_bonus'),
    requestWithdrawal: action('withdraw'),
    payWithdrawal: action('withdraw_paid'),
    returnWithdrawal: action('withdraw_return'),
    /** Undefined when the account does not exist. Look-ups of the same moment share a query. */
    findWallet: createWalletReader(db),
    findAction: (accountId: WalletId, key: string) => findAction(db, accountId, key),
    /** The account in memory, after its last action in this process; another process may have changed it since. */
    recall: queue.recall,
    close: queue.close,
  }
}

/** See `createWallet`. */
export type WalletDoor = ReturnType<typeof createWallet>

declare module '../../ground/call/events.ts' {
  interface EventMap {
    /** A money action was committed. Listeners must not throw. */
    committed: [CommittedAction]
  }
}
