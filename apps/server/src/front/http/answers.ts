import type { CallError, Refusal } from '@fairground/contract/envelope'
import { errors } from '@fairground/contract/errors.data'

/** A refusal as an HTTP answer. */
export interface RefusedAnswer {
  /** HTTP status. */
  http: number
  /** Seconds for `Retry-After`. */
  retryAfterS: number | undefined
  text: string
}

/** Wait before a retry when the refusal names none. */
const DEFAULT_RETRY_S = 1

/**
 * The text of a success: the envelope, then the answer's fields. It joins texts, which avoids a copy of the answer.
 * @param serverTime milliseconds since 1970
 */
export function successText(answer: object, serverTime: number): string {
  const fields = JSON.stringify(answer)
  const envelope = `{"status":0,"message":"success","serverTime":${serverTime}`
  return fields === '{}' ? `${envelope}}` : `${envelope},${fields.slice(1)}`
}

/** Converts a thrown refusal to an answer. */
export function refusedAnswer(refusal: CallError, serverTime: number): RefusedAnswer {
  const { http } = errors[refusal.errorName]
  const body: Refusal = {
    status: refusal.status,
    message: refusal.words?.message ?? refusal.errorName,
    serverTime,
    ...(refusal.params && { params: refusal.params }),
    ...(refusal.fields && { errors: [...refusal.fields] }),
  }
  const retries = http === 429 || http === 503 || refusal.errorName === 'too_many_attempts'
  return { http, retryAfterS: retries ? secondsOf(refusal) : undefined, text: JSON.stringify(body) }
}

function secondsOf({ params }: CallError): number {
  const seconds = params?.seconds
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds)) : DEFAULT_RETRY_S
}
