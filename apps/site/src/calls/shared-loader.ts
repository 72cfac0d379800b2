import type { AnswerOf, Call, RequestOf } from '@fairground/contract'
import { findToken } from '../kernel/token.ts'
import { type CallOptions, call } from './client.ts'

/** Answers of status 0 by what was asked, and how long they hold (milliseconds of the page's clock). */
const kept = new Map<string, { answer: unknown; until: number }>()
const underWay = new Map<string, Promise<unknown>>()
/** More answers than the site ever asks for at once. */
const MOST_KEPT = 200

/**
 * Loads what does not change under the player's hands, such as texts, designs and lists (CL-05). Equal requests, by
 * address and body (and by who asks), are one while one is under way; the specification's loader looks every 100 ms whether
 * that one is done, here its promise is shared, so that all have the same answer at the same moment, refused or not. Only
 * an answer of status 0 is kept.
 * @param keepMs how long it holds; 0 keeps nothing
 * @throws CallError; a call that moves money is never shared
 */
export function load<C extends Call>(
  description: C,
  request: RequestOf<C>,
  { keepMs = 0, errors }: { keepMs?: number } & Pick<CallOptions, 'errors'> = {},
): Promise<AnswerOf<C>> {
  if (description.movesMoney) throw new Error(`${description.name} moves money: it is asked for each time`)
  const id = JSON.stringify([description.paths[0], request, findToken()])
  const known = kept.get(id)
  if (known && performance.now() < known.until) return Promise.resolve(known.answer as AnswerOf<C>)
  const same = underWay.get(id) as Promise<AnswerOf<C>> | undefined
  if (same) return same
  const loading = call(description, request, errors === undefined ? {} : { errors })
    .then((answer) => {
      if (keepMs > 0) keep(id, answer, keepMs)
      return answer
    })
    .finally(() => underWay.delete(id))
  underWay.set(id, loading)
  return loading
}

function keep(id: string, answer: unknown, keepMs: number): void {
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(id, { answer, until: performance.now() + keepMs })
}
