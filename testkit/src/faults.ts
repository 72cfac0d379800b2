import { type CallError, type Refusal, readRefusal } from '@fairground/contract/envelope'
import type { Handler } from '@fairground/server/ground/call/handler.ts'

/** A call's answer instead of its work: an envelope's status, message and parameters. */
export type Fault = Pick<Refusal, 'status' | 'message' | 'params'>

/** Faults of one test server. They live in the test's process; no request can set them. */
export interface Faults {
  /** Refuses a call by its name: `times` times, or until `clear`. */
  refuse(callName: string, fault: Fault, times?: number): void
  clear(): void
  /** Handlers that answer their faults first. */
  wrap<Parts extends object>(handlers: readonly Handler<Parts>[]): readonly Handler<Parts>[]
}

/** Faults for one server, none at first. */
export function createFaults(): Faults {
  const faultsByCall = new Map<string, { refusal: CallError; timesLeft: number }>()

  function take(callName: string): CallError | undefined {
    const fault = faultsByCall.get(callName)
    if (!fault) return undefined
    fault.timesLeft -= 1
    if (fault.timesLeft <= 0) faultsByCall.delete(callName)
    return fault.refusal
  }

  return {
    refuse: (callName, fault, times = Number.POSITIVE_INFINITY) =>
      void faultsByCall.set(callName, { refusal: readRefusal(fault), timesLeft: times }),
    clear: () => faultsByCall.clear(),
    wrap: (handlers) =>
      handlers.map(({ call, answer, ...rest }) => ({
        ...rest,
        call,
        async answer(fields, context) {
          const refusal = take(call.name)
          if (refusal) throw refusal
          return answer(fields, context)
        },
      })),
  }
}
