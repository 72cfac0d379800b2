import type { AccountState, ActionKind, Commands, MoneyCommand } from '@fairground/ledger'
import type { Log } from '../../ground/log.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import type { MoneyRequest, Outcome, OutcomeOf } from './action.ts'
import { createLane, type Lane } from './lane.ts'
import { createMemory } from './memory.ts'
import { createAccountQueue } from './queue.ts'
import { dropOverdue, MoneyUnavailable } from './waiting.ts'

/** Options of a commit queue. The defaults suit one server. */
export type CommitQueueOptions = {
  databaseUrl: string
  keyring: Keyring
  log: Log
  now?: () => Date
  /** Most connections, each with its own loop. */
  lanes?: number
  /** Most actions in one transaction. */
  batchSize?: number
  /** Most waiting actions. The queue refuses further ones at once. */
  queueLimit?: number
  /** Longest that a caller waits for a certain answer. */
  waitLimitMs?: number
}

/** The only code that moves money. */
export type CommitQueue = {
  /**
   * Resolves after the commit, with the player's win. A request that is repeated with the same key runs once.
   * @throws MoneyUnavailable when there is no certain answer in time
   */
  submit<Kind extends ActionKind>(
    kind: Kind,
    request: MoneyRequest & Commands[Kind],
  ): Promise<{ outcome: OutcomeOf<Kind>; wonMinor: bigint }>
  /** The account in memory. It may be stale; the database detects a stale account when it stores a decision. */
  recall(accountId: string): AccountState | undefined
  /** Finishes the running batches, then closes the connections. */
  close(): Promise<void>
}

/** Waiting accounts that one lane handles alone: more lanes would make smaller batches, which cost more than they save. */
const ENOUGH_FOR_A_LANE = 64
/** Interval of the check whether the waiting actions need another lane. */
const LOOK_EVERY_MS = 25
/** Longest that a caller waits for a certain answer: a second longer than for any other query (`ground/db/database.ts`). */
const WAIT_LIMIT_MS = 6_000
/** Interval of the check whether callers have waited too long. */
const SWEEP_EVERY_MS = 500

/** Creates a commit queue. It connects to the database with the first action. */
export function createCommitQueue(options: CommitQueueOptions): CommitQueue {
  const { databaseUrl, keyring, log, now = () => new Date(), waitLimitMs = WAIT_LIMIT_MS } = options
  const { lanes: count = 4, batchSize = 128, queueLimit = 16_000 } = options
  const queue = createAccountQueue()
  const memory = createMemory()
  const lanes: Lane[] = Array.from({ length: count }, (_, number) => {
    const above = () => (lanes.slice(0, number).every((lane) => lane.isStuck()) ? 0 : number * ENOUGH_FOR_A_LANE)
    return createLane({
      databaseUrl,
      keyring,
      log,
      now,
      batchSize,
      queue,
      memory,
      number,
      above,
      handOver: () => wake(),
    })
  })
  let lookTimer: NodeJS.Timeout | undefined
  let sweepTimer: NodeJS.Timeout | undefined
  let isClosed = false

  /** Answers the callers who have waited too long, also while all lanes wait for a database that says nothing. */
  function sweep(): void {
    sweepTimer = undefined
    const cause = new Error('the database does not answer')
    queue.sift((entries) => dropOverdue(entries, cause))
    for (const lane of lanes) lane.giveUpOverdue()
    if (queue.size() > 0 || lanes.some((lane) => lane.isBusy())) sweepLater()
  }

  function sweepLater(): void {
    sweepTimer ??= setTimeout(sweep, SWEEP_EVERY_MS)
  }

  /** Wakes the lanes that have actions to take. */
  function wake(): void {
    for (const lane of lanes) if (lane.canTake()) lane.wake()
    if (lookTimer || queue.countReady() === 0) return
    lookTimer = setTimeout(() => {
      lookTimer = undefined
      wake()
    }, LOOK_EVERY_MS)
    lookTimer.unref()
  }

  return {
    async submit<Kind extends ActionKind>(
      kind: Kind,
      { accountId, key, bodyHash, ...command }: MoneyRequest & Commands[Kind],
    ) {
      if (isClosed || queue.size() >= queueLimit) throw new MoneyUnavailable('unavailable')
      return await new Promise<{ outcome: OutcomeOf<Kind>; wonMinor: bigint }>((resolve, reject) => {
        queue.add({
          ...{ accountId, key, bodyHash, reject },
          request: { kind, command } as unknown as MoneyCommand,
          deadline: performance.now() + waitLimitMs,
          wasSent: false,
          mustRead: false,
          // The decision of a kind declares its reasons.
          resolve: (outcome: Outcome<string>, wonMinor) => resolve({ outcome: outcome as OutcomeOf<Kind>, wonMinor }),
        })
        wake()
        sweepLater()
      })
    },
    recall: (accountId) => memory.accounts.peek(accountId),
    async close() {
      isClosed = true
      clearTimeout(lookTimer)
      await Promise.all(lanes.map((lane) => lane.close()))
      clearTimeout(sweepTimer)
    },
  }
}
