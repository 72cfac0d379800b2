import { type ActionKind, type Answer, type KindName, type MoneyRequest, type Outcome, parseAnswer } from './action.ts'

/** A money action that waits in the commit queue for its answer. */
export type Waiting = {
  kind: KindName
  accountId: string
  /** The row of its function's batch, as JSON, encoded once. */
  json: string
  /** Milliseconds of the monotonic clock after which the caller is told to come again. */
  deadline: number
  /** Whether it was ever handed to a connection: from then on it may be committed. */
  sent: boolean
  resolve(outcome: Outcome<string>): void
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

/** A request in the form in which it waits. */
export function toWaiting<Request extends MoneyRequest>(
  kind: ActionKind<Request>,
  request: Request,
  deadline: number,
): { entry: Waiting; answer: Promise<Outcome<string>> } {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<string>>()
  const row = { account_id: request.accountId, key: request.key, body_hash: request.bodyHash, ...kind.row(request) }
  const entry: Waiting = {
    kind: kind.name,
    accountId: request.accountId,
    json: JSON.stringify(row),
    deadline,
    sent: false,
    resolve,
    reject,
  }
  return { entry, answer: promise }
}

/**
 * Takes the next batch out of `waiting` (arrival order, changed in place): at most `most`, at most one action an
 * account; an account's later actions wait for its earlier ones.
 * @returns in order of account, which is the order in which wallets are written
 */
export function takeBatch(waiting: Waiting[], most: number): Waiting[] {
  const accounts = new Set<string>()
  const batch: Waiting[] = []
  let kept = 0
  for (const entry of waiting) {
    if (batch.length < most && !accounts.has(entry.accountId)) {
      accounts.add(entry.accountId)
      batch.push(entry)
    } else waiting[kept++] = entry
  }
  waiting.length = kept
  return batch.sort((a, b) => (a.accountId < b.accountId ? -1 : 1))
}

/**
 * Gives each action of a committed batch its answer.
 * @returns those without one: another process wrote their wallet first, so they wrote nothing and are to be sent again
 */
export function answerBatch(batch: readonly Waiting[], answers: readonly Answer[], batchAt: Date): Waiting[] {
  const byAccount = new Map(answers.map((answer) => [answer[1], answer]))
  return batch.filter((entry) => {
    const answer = byAccount.get(entry.accountId)
    if (!answer) return true
    try {
      entry.resolve(parseAnswer(answer, batchAt))
    } catch (error) {
      entry.reject(error instanceof Error ? error : new Error(String(error)))
    }
    return false
  })
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
