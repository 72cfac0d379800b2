import { type AnswerOf, type Call, CallError, type RequestOf, successSchema } from '@fairground/contract'
import { checkStake } from './check-stake.ts'
import { callHeaders } from './headers.ts'
import { react } from './reactions.ts'
import { parseRefusal } from './refusal.ts'
import { learnServerTime } from './server-time.ts'

/** How long a call may take (CL-04). */
export const TIMEOUT_MS = 60_000
/** Waits before a money call goes out again with the same key. */
const RETRY_DELAYS_MS = [400, 1200, 3000]

/** Whether the caller shows its refusals itself: all of them (`ignore`), or those of a form's fields (`form`). */
export interface CallOptions {
  errors?: 'react' | 'form' | 'ignore'
  /** The idempotency key of a money call whose caller repeats it by itself; without one the call is repeated here. */
  key?: string
  signal?: AbortSignal
}

/**
 * Makes a call of the contract and returns its parsed answer. A money call carries an idempotency key and is repeated
 * with the same key when the network fails, unless the caller has a key of its own and repeats it: either way a lost
 * answer never costs a second stake.
 * @throws CallError for a refusal, after the reaction table had its say
 */
export async function call<C extends Call>(
  description: C,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<AnswerOf<C>> {
  try {
    checkStake(description, request)
    return await attempts(description, request, options)
  } catch (error) {
    if (error instanceof CallError && !options.signal?.aborted)
      react(error, options.errors ?? 'react', description.name)
    throw error
  }
}

async function attempts<C extends Call>(description: C, request: RequestOf<C>, options: CallOptions) {
  const key = description.movesMoney ? (options.key ?? crypto.randomUUID()) : undefined
  for (let tries = 0; ; tries += 1) {
    try {
      return await once(description, request, key, options.signal)
    } catch (error) {
      const delayMs = options.key === undefined ? RETRY_DELAYS_MS[tries] : undefined
      if (key === undefined || delayMs === undefined || options.signal?.aborted || !isUnsure(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}

/** Whether nobody knows if the call arrived. */
function isUnsure(error: unknown): boolean {
  return error instanceof CallError && (error.errorName === 'network_error' || error.errorName === 'unavailable')
}

async function once<C extends Call>(
  { methods, paths, answer }: C,
  request: RequestOf<C>,
  key: string | undefined,
  signal: AbortSignal | undefined,
): Promise<AnswerOf<C>> {
  const path = paths[0] ?? ''
  const isGet = methods[0] === 'GET'
  const query = isGet ? new URLSearchParams(request as Record<string, string>).toString() : ''
  const began = performance.now()
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  let response: Response
  let body: unknown
  try {
    response = await fetch(query ? `${path}?${query}` : path, {
      method: isGet ? 'GET' : 'POST',
      credentials: 'include',
      headers: { ...callHeaders(), ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(isGet ? {} : { body: JSON.stringify(request) }),
    })
    body = await response.json()
  } catch {
    throw new CallError('network_error')
  }
  const envelope = successSchema.safeParse(body)
  if (!envelope.success) throw parseRefusal(body, response)
  learnServerTime(envelope.data.serverTime, performance.now() - began)
  return parseAnswer<C>(answer, body)
}

/** An answer that does not fit the contract is a fault of ours, not of the network: it is logged with its paths. */
function parseAnswer<C extends Call>(schema: C['answer'], body: unknown): AnswerOf<C> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data as AnswerOf<C>
  console.error('answer does not fit the contract', parsed.error.issues)
  throw new CallError('internal_error')
}
