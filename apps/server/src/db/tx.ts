import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { IsolationLevel, Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables/index.ts'

/** A transaction under way. Whoever writes takes one, so that nothing is written outside. */
export type Tx = Transaction<Tables>

/** PostgreSQL's codes for work that did nothing and may succeed when repeated as a whole. */
const REPEATABLE = new Map([
  ['40001', 'serialization_failure'],
  ['40P01', 'deadlock_detected'],
  ['55P03', 'lock_not_available'],
])
const MOST_ATTEMPTS = 10
const LONGEST_PAUSE_MS = 200

/** Whether an error says that its transaction was rolled back and may be repeated. */
export function isRepeatable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && REPEATABLE.has(error.code)
}

/**
 * Runs `work` in one transaction and repeats the whole of it when PostgreSQL asks for that, at most 10 times with a
 * growing random pause. So `work` may run more than once: it touches nothing but `tx`, and never awaits the network.
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
