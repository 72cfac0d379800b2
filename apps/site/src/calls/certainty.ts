import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'

/**
 * After these errors the server may or may not have carried out a request. One that is too many was not looked at, but
 * the request before it with the same key may have been.
 */
const UNSURE: readonly ErrorName[] = ['network_error', 'internal_error', 'unavailable', 'too_many_requests']

/** Whether the caller cannot know if the server has carried out the request. */
export function isUnsure(error: unknown): error is CallError {
  return error instanceof CallError && UNSURE.includes(error.errorName)
}

/** Waits after lost answer number `lossCount` (from 1), or throws to give up. */
export type WaitAfterLoss = (lossCount: number, error: CallError) => Promise<unknown>

/**
 * Sends until the server has said yes or no. Each attempt must carry the same idempotency key, so that a repeat returns
 * the first answer and changes nothing.
 * @throws the first certain error, such as a refusal
 */
export async function sendUntilCertain<Answer>(send: () => Promise<Answer>, wait: WaitAfterLoss): Promise<Answer> {
  for (let lossCount = 1; ; lossCount += 1) {
    try {
      return await send()
    } catch (error) {
      if (!isUnsure(error)) throw error
      await wait(lossCount, error)
    }
  }
}
