import type { MoneyCommand } from '@fairground/ledger'
import type { Balances, Outcome } from './action.ts'
import type { Known } from './load.ts'

/** A money action that waits in the commit queue for its answer. */
export type Waiting = {
  accountId: string
  key: string
  bodyHash: string
  asked: MoneyCommand
  /** Milliseconds of the monotonic clock after which the caller is told to come again. */
  deadline: number
  /** Whether it was ever handed to a connection: from then on it may be committed. */
  sent: boolean
  /** Whether its account has to be read before it is decided. */
  mustRead: boolean
  resolve(outcome: Outcome<string>, wonMinor: bigint): void
  reject(error: Error): void
}

/** Thrown when an action has no certain answer in time. The same request with the same key may be repeated. */
export class MoneyUnavailable extends Error {
  override name = 'MoneyUnavailable'
  /** `unavailable`: it was certainly not done. `unsure`: it may have been; the repeat will tell. */
  readonly certainty: 'unavailable' | 'unsure'
  readonly retryAfterSeconds = 2

  constructor(certainty: 'unavailable' | 'unsure', cause?: unknown) {
    super(certainty === 'unsure' ? 'the database gave no certain answer' : 'the database cannot be reached', { cause })
    this.certainty = certainty
  }
}

/** Tells those whose time is over to come again, and returns the others. */
export function dropOverdue(entries: readonly Waiting[], cause: Error): Waiting[] {
  const now = performance.now()
  return entries.filter((entry) => {
    if (entry.deadline > now) return true
    entry.reject(new MoneyUnavailable(entry.sent ? 'unsure' : 'unavailable', cause))
    return false
  })
}

/** Answers an action that was done under its key before, or refuses the key for another action. */
export function answerKnown(entry: Waiting, { kind, bodyHash, wonMinor, done }: Known): void {
  if (kind === entry.asked.kind && bodyHash === entry.bodyHash) entry.resolve(done, wonMinor)
  else entry.resolve({ outcome: 'refused', reason: 'key_reused', balances: balancesOf(done) }, 0n)
}

/** The balances alone. */
export function balancesOf({ version, mainMinor, bonusMinor, heldMinor }: Balances): Balances {
  return { version, mainMinor, bonusMinor, heldMinor }
}
