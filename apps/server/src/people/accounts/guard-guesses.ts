import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { Guesser } from './login-failures.ts'
import type { AccountsParts } from './parts.ts'

/** The refusals that count as wrong guesses. */
const WRONG: readonly ErrorName[] = ['wrong_credentials', 'wrong_code']

/**
 * Runs an attempt that could be a guess. Attempts from one address, and at one subject, run one after the other, so that
 * concurrent ones cannot exceed the limit. Too many wrong ones lock address, browser and subject for a while.
 * @throws CallError too_many_attempts, and what `attempt` throws
 */
export function guardGuesses<Result>(
  parts: AccountsParts,
  guesser: Guesser,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const { subject, ip, strangeBrowserId } = guesser
  const runAttempt = async () => {
    const waitMs = await parts.loginFailures.waitMs(guesser)
    if (waitMs > 0) {
      parts.log.warn({ event: 'guess', refusal: 'too_many_attempts', ip }, 'a locked caller guesses on')
      throw new CallError('too_many_attempts', { seconds: Math.ceil(waitMs / 1000) })
    }
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof CallError && WRONG.includes(error.errorName)) {
        // The subject stays out of the log: players sometimes type a password as the account.
        parts.log.warn({ event: 'guess', refusal: error.errorName, ip }, 'a wrong password or code')
        await parts.loginFailures.add(guesser)
      }
      throw error
    }
  }
  const atAccount = () => parts.inTurn(`account ${subject}`, runAttempt)
  const atBrowser =
    strangeBrowserId === undefined ? atAccount : () => parts.inTurn(`browser ${strangeBrowserId}`, atAccount)
  return parts.inTurn(`address ${ip}`, atBrowser)
}
