import { CallError, type ErrorName } from '@fairground/contract'
import { readStored, store } from '../../kernel/storage/storage.ts'

/** More than that nobody counts. */
const MOST_KEPT = 99
/** Refusals of somebody who guesses; a code that is still wanted, a lost network or a malformed name are none. */
const FAILURES: readonly ErrorName[] = ['wrong_credentials', 'wrong_code', 'too_many_attempts', 'account_taken']
/** Fewer are a player's own slips. */
const WORTH_TELLING = 3

/** When attempts to log in or to register were refused on this device, in milliseconds since 1970. No name is kept. */
function failedRecords(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(readStored('failedRecords') ?? '[]')
    return Array.isArray(stored) ? stored.filter((at) => typeof at === 'number') : []
  } catch {
    return []
  }
}

/** Records an attempt that the server has refused. */
export function recordFailure(error: unknown): void {
  if (!(error instanceof CallError) || !FAILURES.includes(error.errorName)) return
  store('failedRecords', JSON.stringify([...failedRecords(), Date.now()].slice(-MOST_KEPT)))
}

/**
 * Forgets the failures, now that a player is in.
 * @returns how many there were since the last time; 0 where they are not worth telling
 */
export function takeFailures(): number {
  const { length } = failedRecords()
  store('failedRecords', undefined)
  return length < WORTH_TELLING ? 0 : length
}
