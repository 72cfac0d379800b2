import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Call, CallError, type ErrorName, type RequestOf } from '@fairground/contract'
import { type Answered, type CallFunction, type CallOptions, createClient } from '../client.ts'

/** Counts over all clients of a storm. */
export interface CallCounts {
  /** Answers of status 0. */
  answered: number
  /** Requests that got no certain answer and were sent again with their key. */
  unsure: number
  /** Answers of HTTP 500: a fault, kill or not. */
  broken: number
}

/** What was asked and acknowledged, so that it can be asked again. */
export interface Acknowledged {
  call: Call
  request: unknown
  key: string
  answer: unknown
}

const RETRY_MS = 50

/**
 * A client as a careful one is written: each request that moves money has a key, and while there is no certain answer
 * it is sent again with that key. Refusals are thrown as they come.
 * @param remember gets every acknowledged request that moves money
 */
export function createSteadyClient(
  url: string,
  counts: CallCounts,
  remember: (acknowledged: Acknowledged) => void,
): CallFunction {
  const send = createClient(url)
  return async <C extends Call>(call: C, request?: RequestOf<C>, options: CallOptions = {}): Promise<Answered<C>> => {
    const key = options.key ?? randomUUID()
    for (;;) {
      try {
        const answer = await send(call, request, call.movesMoney ? { ...options, key } : options)
        counts.answered++
        if (call.movesMoney) remember({ call, request, key, answer })
        return answer
      } catch (error) {
        if (!isUnsure(error)) throw error
        counts.unsure++
        if (error instanceof CallError && error.errorName === 'internal_error') counts.broken++
        await pause(RETRY_MS)
      }
    }
  }
}

/** A provider that starts again with the server is away for a moment, too. */
const COME_AGAIN: readonly ErrorName[] = ['unavailable', 'payment_maintenance', 'too_many_requests', 'internal_error']

/** No connection, one that broke off half-way through an answer, or an answer that says: come again. */
function isUnsure(error: unknown): boolean {
  if (error instanceof CallError) return COME_AGAIN.includes(error.errorName)
  return error instanceof TypeError || error instanceof SyntaxError
}
