import type { MoneyCommand } from '@fairground/ledger'
import type { Balances, Outcome } from './action.ts'
import type { KnownAction } from './load.ts'

/** A money action that waits in the commit queue for its answer. */
export type Waiting = {
  accountId: string
  key: string
  bodyHash: string
  request: MoneyCommand
  /** Milliseconds of the monotonic clock after which the caller gets `MoneyUnavailable`. */
  deadline: number
  /** Whether a connection has received it; after that it may be committed. */
  wasSent: boolean
  /** Whether its account must be read before the decision. */
  mustRead: boolean
  resolve(outcome: Outcome<string>, wonMinor: bigint): void
  reject(error: Error): void
}

/** Thrown when an action has no certain answer in time. The same request with the same key may be repeated. */
export class MoneyUnavailable extends Error {
  override name = 'MoneyUnavailable'
  /** `unavailable`: certainly not committed. `unsure`: it may be committed; a repeat returns the result. */
  readonly certainty: 'unavailable' | 'unsure'
  readonly retryAfterSeconds = 2

  constructor(certainty: 'unavailable' | 'unsure', cause?: unknown) {
    super(certainty === 'unsure' ? 'the database gave no certain answer' : 'the database cannot be reached', { cause })
    this.certainty = certainty
  }
}

/** Rejects the actions whose deadline has passed with `MoneyUnavailable`, and returns the others. */
export function dropOverdue(entries: readonly Waiting[], cause: Error): Waiting[] {
  const now = performance.now()
  return entries.filter((entry) => {
    if (entry.deadline > now) return true
    entry.reject(new MoneyUnavailable(entry.wasSent ? 'unsure' : 'unavailable', cause))
    return false
  })
}

/**
 * Answers the callers of actions that a lane works on and whose deadline has passed. Each of them may still be committed: a repeat
 * with the same key tells.
 */
export function giveUpOverdue(entries: readonly Waiting[]): void {
  const now = performance.now()
  for (const entry of entries) {
    if (entry.deadline <= now) entry.reject(new MoneyUnavailable('unsure', new Error('the database did not answer')))
  }
}

/** Answers a repeated action, or refuses the key of another action. */
export function answerKnownAction(entry: Waiting, { kind, bodyHash, wonMinor, outcome }: KnownAction): void {
  if (kind === entry.request.kind && bodyHash === entry.bodyHash) entry.resolve(outcome, wonMinor)
  else entry.resolve({ outcome: 'refused', reason: 'key_reused', balances: balancesOf(outcome) }, 0n)
}

/** Picks the balances. */
export function balancesOf({ version, mainMinor, bonusMinor, heldMinor }: Balances): Balances {
  return { version, mainMinor, bonusMinor, heldMinor }
}
