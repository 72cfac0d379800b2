import { Client, DatabaseError } from 'pg'
import { type Answer, KIND_NAMES, type KindName } from './action.ts'
import type { Waiting } from './waiting.ts'

/** How an attempt to commit a batch ended. */
export type Attempt =
  | { end: 'committed'; answers: Answer[] }
  /** Rolled back for certain, and worth repeating: a conflict, or a database that is short of something. */
  | { end: 'rolled back'; cause: Error }
  /** Rolled back for certain, and would be again. */
  | { end: 'failed'; cause: Error }
  /** May be committed or not. The connection is of no more use. */
  | { end: 'unsure'; cause: Error }

/** What travels as one call and one transaction. */
export type Batch = {
  /** UUIDv7 of the postings of each kind of action, in the order of KIND_NAMES. */
  ids: readonly string[]
  at: Date
  /** At most one an account. */
  actions: readonly Waiting[]
}

/** A connection that does nothing but money, one batch at a time. */
export type LaneConnection = {
  attempt(batch: Batch): Promise<Attempt>
  /** Ends it; what is under way is cut off. */
  close(): void
  /** False once it broke, was closed, or was left unsure. */
  isUsable(): boolean
}

/** Longest that a statement is waited for. It is never cancelled: it may still commit after we have stopped listening. */
const ANSWER_LIMIT_MS = 8_000
/** Waiting for a wallet's lock longer than this ends in 55P03 and is repeated; it must be shorter than ANSWER_LIMIT_MS. */
const LOCK_LIMIT_MS = 4_000

/** Batches after which a plan is made anew at the latest. */
const MOST_BATCHES_A_PLAN = 4_096

/** @throws when no connection can be made */
export async function connectLane(url: string): Promise<LaneConnection> {
  const client = new Client({
    connectionString: url,
    application_name: 'fairground money',
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    statement_timeout: 0,
    lock_timeout: LOCK_LIMIT_MS,
    options: '-c synchronous_commit=on',
  })
  let fault: Error | undefined
  client.on('error', (error) => {
    fault ??= error
  })
  // A wait for a standby that was cut short reports success with only a notice: any notice makes a commit doubtful.
  client.on('notice', ({ message }) => {
    fault ??= new Error(`notice on a money connection: ${message ?? ''}`)
  })
  const close = () => {
    fault ??= new Error('closed')
    void client.end().catch(() => undefined)
  }
  await client.connect()

  // A plan is made for the tables as they are, and then kept: one of an empty table would read a whole one later. So
  // plans are made anew each time the number of batches has doubled, and now and then after that.
  let batches = 0
  let refreshAt = 1
  async function refreshPlans(): Promise<void> {
    refreshAt = batches + Math.min(batches, MOST_BATCHES_A_PLAN)
    await client.query('discard plans')
  }

  return {
    close,
    isUsable: () => fault === undefined,
    async attempt(batch) {
      const call = () =>
        client.query<{ answers: string }>({ name: 'money_batch', text: MONEY_BATCH, values: parametersOf(batch) })
      try {
        // Without a pause before the call otherwise: it is under way when attempt returns.
        if (++batches >= refreshAt) await within(ANSWER_LIMIT_MS, refreshPlans())
        const { rows } = await within(ANSWER_LIMIT_MS, call())
        if (fault) return { end: 'unsure', cause: fault }
        return { end: 'committed', answers: JSON.parse(rows[0]?.answers ?? '[]') }
      } catch (error) {
        const attempt = classify(error)
        if (attempt.end === 'unsure') fault ??= attempt.cause
        return attempt
      }
    },
  }
}

/** Time, accounts and ids come before the kinds. */
const PARAMETERS = Array.from({ length: 3 + KIND_NAMES.length }, (_, at) => `$${at + 1}`).join(', ')
const MONEY_BATCH = `select money_batch(${PARAMETERS}) as answers`

function parametersOf({ ids, at, actions }: Batch): (string | null)[] {
  const rows = new Map<KindName, string[]>()
  for (const { kind, json } of actions) {
    const some = rows.get(kind)
    if (some) some.push(json)
    else rows.set(kind, [json])
  }
  return [
    at.toISOString(),
    `{${actions.map(({ accountId }) => accountId).join(',')}}`,
    `{${ids.join(',')}}`,
    ...KIND_NAMES.map((name) => (rows.has(name) ? `[${rows.get(name)?.join(',')}]` : null)),
  ]
}

/** Classes of SQLSTATE after which the transaction is certainly gone and may succeed later: conflicts and shortages. */
const WORTH_REPEATING = /^(40001|40P01|55P03|53...)$/
/** Ends of a session, a cancelled statement, a broken disk: nothing is known about the commit. */
const TELLS_NOTHING = /^(08...|57...|58...|XX...)$/

function classify(thrown: unknown): Exclude<Attempt, { end: 'committed' }> {
  const cause = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (!(cause instanceof DatabaseError) || cause.severity !== 'ERROR') return { end: 'unsure', cause }
  if (WORTH_REPEATING.test(cause.code ?? '')) return { end: 'rolled back', cause }
  return { end: TELLS_NOTHING.test(cause.code ?? 'XX000') ? 'unsure' : 'failed', cause }
}

/** @throws when `work` takes longer; its late end is ignored */
async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
