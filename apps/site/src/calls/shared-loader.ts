import type { AnswerOf, Call, RequestOf } from '@fairground/contract/call'
import { findToken } from '../kernel/token.ts'
import { type CallOptions, call } from './client.ts'

/** Answers of status 0 by request, and until when each is valid (milliseconds of the page's clock). */
const keptAnswers = new Map<string, { answer: unknown; validUntil: number }>()
const pendingAnswers = new Map<string, Promise<unknown>>()
/** More answers than the site ever requests at once. */
const MOST_KEPT = 200

/**
 * Loads what does not change while the player looks at it, such as texts, designs and lists (CL-05). Equal requests
 * (same address, body and token) share one call while it runs: all callers get the same answer or refusal at the same
 * moment. The specification's loader polls every 100 ms for that; here the callers share a promise. Only an answer of
 * status 0 is kept.
 * @param keepMs how long the answer is valid; 0 keeps nothing
 * @throws CallError
 * @throws Error for a call that moves money
 */
export function load<C extends Call>(
  description: C,
  request: RequestOf<C>,
  { keepMs = 0, errors }: { keepMs?: number } & Pick<CallOptions, 'errors'> = {},
): Promise<AnswerOf<C>> {
  if (description.movesMoney) throw new Error(`${description.name} moves money: it is asked for each time`)
  const id = JSON.stringify([description.paths[0], request, findToken()])
  const keptAnswer = keptAnswers.get(id)
  if (keptAnswer && performance.now() < keptAnswer.validUntil) return Promise.resolve(keptAnswer.answer as AnswerOf<C>)
  const pendingAnswer = pendingAnswers.get(id) as Promise<AnswerOf<C>> | undefined
  if (pendingAnswer) return pendingAnswer
  const loading = call(description, request, errors === undefined ? {} : { errors })
    .then((answer) => {
      if (keepMs > 0) keep(id, answer, keepMs)
      return answer
    })
    .finally(() => pendingAnswers.delete(id))
  pendingAnswers.set(id, loading)
  return loading
}

function keep(id: string, answer: unknown, keepMs: number): void {
  if (keptAnswers.size >= MOST_KEPT) keptAnswers.clear()
  keptAnswers.set(id, { answer, validUntil: performance.now() + keepMs })
}
