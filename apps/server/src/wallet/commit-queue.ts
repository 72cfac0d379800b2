import type { AccountState, ActionKind, Commands, MoneyCommand } from '@fairground/ledger'
import type { Log } from '../log.ts'
import type { MoneyRequest, Outcome, OutcomeOf } from './action.ts'
import { createLane, type Lane } from './lane.ts'
import { createMemory } from './memory.ts'
import { createAccountQueue } from './queue.ts'
import { MoneyUnavailable } from './waiting.ts'

/** How a commit queue works; each has a default that suits one server. */
export type CommitQueueOptions = {
  databaseUrl: string
  log: Log
  now?: () => Date
  /** Most connections, each with a loop of its own. */
  lanes?: number
  /** Most actions in one transaction. */
  batchSize?: number
  /** Most actions that wait; beyond, they are refused at once. */
  queueLimit?: number
  /** Longest that a caller waits for a certain answer. */
  waitLimitMs?: number
}

/** The only road on which money moves. */
export type CommitQueue = {
  /**
   * Answers after the commit, with what the player has won by it. A request may be repeated with the same key: it is done once.
   * @throws MoneyUnavailable when there is no certain answer in time
   */
  submit<Kind extends ActionKind>(
    kind: Kind,
    request: MoneyRequest & Commands[Kind],
  ): Promise<{ outcome: OutcomeOf<Kind>; wonMinor: bigint }>
  /** An account as it is remembered, which may be stale: whatever is decided on it shows when it is stored. */
  recall(accountId: string): AccountState | undefined
  /** Finishes what is under way, then ends the connections. */
  close(): Promise<void>
}

/** One lane is enough for so many: smaller batches cost more than they save. */
const ENOUGH_FOR_A_LANE = 64
/** How often it is looked whether what waits needs another lane. */
const LOOK_EVERY_MS = 25

/** Opens no connection before the first action needs one. */
export function createCommitQueue(options: CommitQueueOptions): CommitQueue {
  const { databaseUrl, log, now = () => new Date(), waitLimitMs = 15_000 } = options
  const { lanes: count = 4, batchSize = 128, queueLimit = 16_000 } = options
  const queue = createAccountQueue()
  const memory = createMemory()
  const lanes: Lane[] = Array.from({ length: count }, (_, number) => {
    const above = () => (lanes.slice(0, number).every((lane) => lane.isStuck()) ? 0 : number * ENOUGH_FOR_A_LANE)
    return createLane({ databaseUrl, log, now, batchSize, queue, memory, number, above })
  })
  let looking: NodeJS.Timeout | undefined
  let isClosed = false

  /** Wakes the lanes that have something to take. */
  function wake(): void {
    for (const lane of lanes) if (lane.canTake()) lane.wake()
    if (looking || queue.ready() === 0) return
    looking = setTimeout(() => {
      looking = undefined
      wake()
    }, LOOK_EVERY_MS)
    looking.unref()
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
          asked: { kind, command } as unknown as MoneyCommand,
          deadline: performance.now() + waitLimitMs,
          sent: false,
          mustRead: false,
          // The reasons are those that the kind's decision declares.
          resolve: (outcome: Outcome<string>, wonMinor) => resolve({ outcome: outcome as OutcomeOf<Kind>, wonMinor }),
        })
        wake()
      })
    },
    recall: (accountId) => memory.accounts.peek(accountId),
    async close() {
      isClosed = true
      clearTimeout(looking)
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}
