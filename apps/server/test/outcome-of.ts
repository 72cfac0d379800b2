import { CallError } from '@fairground/contract/envelope'

/** The name of a call's refusal; `success` where there is none; the message of any other error. */
export function outcomeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: unknown) => (error instanceof CallError ? error.errorName : String(error)),
  )
}
