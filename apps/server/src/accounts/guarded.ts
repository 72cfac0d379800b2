import { CallError, type ErrorName } from '@fairground/contract'
import type { Services } from '../services.ts'

/** Who guesses, and at what: an account's text, or its id for one who is logged in. */
export interface Guess {
  subject: string
  ip: string
}

/** The refusals that count as wrong guesses. */
const WRONG: readonly ErrorName[] = ['wrong_credentials', 'wrong_code']

/**
 * Runs something that can be guessed at. Guesses from one address, and at one subject, go one after the other, so that
 * many at once are not more than the lock allows; too many wrong ones lock both for a while.
 * @throws CallError too_many_attempts, and what `attempt` throws
 */
export function guarded<Result>(
  services: Services,
  { subject, ip }: Guess,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const run = async () => {
    const waitMs = await services.loginFailures.waitMs(subject, ip)
    if (waitMs > 0) throw new CallError('too_many_attempts', { seconds: Math.ceil(waitMs / 1000) })
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof CallError && WRONG.includes(error.errorName)) await services.loginFailures.add(subject, ip)
      throw error
    }
  }
  return services.inTurn(`address ${ip}`, () => services.inTurn(`account ${subject}`, run))
}
