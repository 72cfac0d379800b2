import type { Log } from '../log.ts'
import type { ActionKind, MoneyRequest, Outcome } from './action.ts'
import { createLane } from './lane.ts'
import { toWaiting } from './waiting.ts'

/** How a commit queue works; each has a default that suits one server. */
export type CommitQueueOptions = {
  databaseUrl: string
  log: Log
  now?: () => Date
  /** Connections, each with a loop of its own; an account always travels by the same one. */
  lanes?: number
  /** Most actions in one transaction. */
  batchSize?: number
  /** Most actions that wait in one lane; beyond, they are refused at once. */
  queueLimit?: number
  /** Longest that a caller waits for a certain answer. */
  waitLimitMs?: number
}

/** The only road on which money moves. */
export type CommitQueue = {
  /**
   * Answers after the commit. A request may be repeated with the same key: it is done once.
   * @throws MoneyUnavailable when there is no certain answer in time
   */
  submit<Request extends MoneyRequest, Reason extends string>(
    kind: ActionKind<Request, Reason>,
    request: Request,
  ): Promise<Outcome<Reason>>
  /** Finishes what is under way, then ends the connections. */
  close(): Promise<void>
}

/** Opens no connection before the first action needs one. */
export function createCommitQueue(options: CommitQueueOptions): CommitQueue {
  const { databaseUrl, log, now = () => new Date(), waitLimitMs = 15_000 } = options
  const { lanes: count = 4, batchSize = 128, queueLimit = 4_000 } = options
  const lanes = Array.from({ length: count }, () => createLane({ databaseUrl, log, now, batchSize, queueLimit }))

  return {
    async submit<Request extends MoneyRequest, Reason extends string>(
      kind: ActionKind<Request, Reason>,
      request: Request,
    ): Promise<Outcome<Reason>> {
      const { entry, answer } = toWaiting(kind, request, performance.now() + waitLimitMs)
      lanes[laneOf(request.accountId, count)]?.add(entry)
      return parseReason(kind, await answer)
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

/** The last hex digits of a UUID are random, so they spread accounts evenly. */
function laneOf(accountId: string, lanes: number): number {
  return Number.parseInt(accountId.slice(-8), 16) % lanes || 0
}

const COMMON_REASONS: readonly string[] = ['wallet_unknown', 'key_reused']

/** Holds an answer to the reasons that the action declares. */
function parseReason<Reason extends string>(
  kind: ActionKind<never, Reason>,
  outcome: Outcome<string>,
): Outcome<Reason> {
  if (outcome.outcome !== 'refused') return outcome
  const known = [...COMMON_REASONS, ...kind.reasons].find((reason) => reason === outcome.reason)
  if (known === undefined) throw new Error(`a ${kind.name} was refused for an undeclared reason: ${outcome.reason}`)
  return { ...outcome, reason: known as Reason }
}
