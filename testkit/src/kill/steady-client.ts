import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, RequestOf } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import { type Answered, type CallFunction, type CallOptions, createClient } from '../client.ts'

/** Counts of all clients of a storm. */
export interface CallCounts {
  /** Answers of status 0. */
  answerCount: number
  /** Requests without a certain answer, which the client repeated with their key. */
  unsureCount: number
  /** Answers of HTTP 500, which are always faults. */
  brokenCount: number
}

/** An acknowledged request with its answer, to repeat it later. */
export interface Acknowledgement {
  call: Call
  request: unknown
  key: string
  answer: unknown
}

const RETRY_MS = 50

/**
 * A careful client: each request that moves money has a key, and the client repeats it with that key until the answer is
 * certain. It throws refusals.
 * @param remember gets every acknowledged request that moves money
 */
export function createSteadyClient(
  url: string,
  counts: CallCounts,
  remember: (acknowledgement: Acknowledgement) => void,
): CallFunction {
  const send = createClient(url)
  return async <C extends Call>(call: C, request?: RequestOf<C>, options: CallOptions = {}): Promise<Answered<C>> => {
    const key = options.key ?? randomUUID()
    for (;;) {
      try {
        const answer = await send(call, request, call.movesMoney ? { ...options, key } : options)
        counts.answerCount++
        if (call.movesMoney) remember({ call, request, key, answer })
        return answer
      } catch (error) {
        if (!isUnsure(error)) throw error
        counts.unsureCount++
        if (error instanceof CallError && error.errorName === 'internal_error') counts.brokenCount++
        await pause(RETRY_MS)
      }
    }
  }
}

/** Refusals that a restart of the server or the provider can cause. */
const COME_AGAIN: readonly ErrorName[] = ['unavailable', 'payment_maintenance', 'too_many_requests', 'internal_error']

/** Whether an error leaves the outcome open: no connection, half an answer, or a refusal of a restart. */
function isUnsure(error: unknown): boolean {
  if (error instanceof CallError) return COME_AGAIN.includes(error.errorName)
  return error instanceof TypeError || error instanceof SyntaxError
}
