import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import { readStored, store } from '../../kernel/storage/storage.ts'

/** The most failures in the record. */
const MAX_RECORDS = 99
/** The refusals that count as guessing. A missing code, a lost network or a malformed name do not count. */
const FAILURES: readonly ErrorName[] = ['wrong_credentials', 'wrong_code', 'too_many_attempts', 'account_taken']
/** Fewer failures count as the player's own typing errors. */
const FEWEST_FAILURES = 3

/**
 * The times of failed attempts to log in or register on this device, in milliseconds since 1970. It stores no names.
 */
function failedRecords(): readonly number[] {
  try {
    const record: unknown = JSON.parse(readStored('failedRecords') ?? '[]')
    return Array.isArray(record) ? record.filter((at) => typeof at === 'number') : []
  } catch {
    return []
  }
}

/** Records an attempt that the server has refused. */
export function recordFailure(error: unknown): void {
  if (!(error instanceof CallError) || !FAILURES.includes(error.errorName)) return
  store('failedRecords', JSON.stringify([...failedRecords(), Date.now()].slice(-MAX_RECORDS)))
}

/**
 * Clears the failures after a login.
 * @returns the number of failures since the last login; 0 if there were too few to mention
 */
export function takeFailures(): number {
  const { length } = failedRecords()
  store('failedRecords', undefined)
  return length < FEWEST_FAILURES ? 0 : length
}
