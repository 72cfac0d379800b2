import { type CallError, type Refusal, readRefusal } from '@fairground/contract'
import type { Handler } from '@fairground/server/http/handler.ts'

/** What a call is to answer instead of doing anything: an envelope's status, message and parameters. */
export type Fault = Pick<Refusal, 'status' | 'message' | 'params'>

/** Faults of one test server. They live in the test's process: no request can reach them. */
export interface Faults {
  /** From now on a call, by its name, is refused so: that many times, or until it is cleared. */
  refuse(callName: string, fault: Fault, times?: number): void
  clear(): void
  /** The handlers with their faults before them. */
  wrap(handlers: readonly Handler[]): readonly Handler[]
}

/** Faults for one server; there are none at first. */
export function createFaults(): Faults {
  const set = new Map<string, { refusal: CallError; left: number }>()

  function take(callName: string): CallError | undefined {
    const fault = set.get(callName)
    if (!fault) return undefined
    fault.left -= 1
    if (fault.left <= 0) set.delete(callName)
    return fault.refusal
  }

  return {
    refuse: (callName, fault, times = Number.POSITIVE_INFINITY) =>
      void set.set(callName, { refusal: readRefusal(fault), left: times }),
    clear: () => set.clear(),
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
