import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { IsolationLevel, Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables/index.ts'

/** A running transaction. Functions that write take one, so that no write is outside a transaction. */
export type Tx = Transaction<Tables>

/** PostgreSQL's codes of a rolled-back transaction that may succeed when repeated. */
const REPEATABLE = new Map([
  ['40001', 'serialization_failure'],
  ['40P01', 'deadlock_detected'],
  ['55P03', 'lock_not_available'],
])
const MOST_ATTEMPTS = 10
const LONGEST_PAUSE_MS = 200

/** Whether an error means that its transaction was rolled back and may be repeated. */
export function isRepeatable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && REPEATABLE.has(error.code)
}

/**
 * Runs `work` in one transaction, and repeats it as a whole after the errors of `isRepeatable`, at most 10 times with a growing
 * random pause. So `work` may run more than once: it must only use `tx`, and never await the network.
 */
export async function transaction<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result>,
  options: { isolation?: IsolationLevel } = {},
): Promise<Result> {
  const { isolation = 'read committed' } = options
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work)
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isRepeatable(error)) throw error
      await delay(randomInt(1, Math.min(2 ** attempt, LONGEST_PAUSE_MS) + 1))
    }
  }
}
