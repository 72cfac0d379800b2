import { type AnswerOf, addressOf, bodyOf, type Call, type RequestOf } from '@fairground/contract/call'
import { CallError, readRefusal, refusalSchema, successSchema } from '@fairground/contract/envelope'
import { HEADERS, sealedPath } from '@fairground/contract/headers'
import type { Seal } from '@fairground/contract/sealed'
import { pageConfig } from '../kernel/page/page-config.ts'
import { type CallHeaders, callHeaders } from './headers.ts'
import { learnServerTime } from './server-time.ts'
import { findSeal } from './site-key.ts'

/** What one request carries beside its fields. */
export interface Envelope {
  /** The idempotency key of a money call. */
  key: string | undefined
  signal: AbortSignal | undefined
}

/**
 * Sends one request and reads its answer; seals a game's call where the site has a key. A time-out, a failed fetch, a
 * body that is no answer, and a success with an HTTP status other than 2xx are network errors (ER-01). If the server
 * refuses the signature because this page's clock is wrong, the page learns the time from the refusal and sends the
 * request once more.
 * @throws CallError
 */
export async function send<C extends Call>(call: C, request: RequestOf<C>, envelope: Envelope): Promise<AnswerOf<C>> {
  const firstExchange = await exchange(call, request, envelope)
  const { body, response } =
    firstExchange.clockSet && isUnsigned(firstExchange) ? await exchange(call, request, envelope) : firstExchange
  const success = successSchema.safeParse(body)
  if (!success.success || !response.ok) throw parseRefusal(body, response)
  return parseAnswer<C>(call.answer, body)
}

interface Exchange {
  response: Response
  body: unknown
  /** Whether this answer corrected our copy of the server's time. */
  clockSet: boolean
}

function isUnsigned({ body, response }: Exchange): boolean {
  const refusal = successSchema.safeParse(body).success ? undefined : parseRefusal(body, response)
  return refusal?.errorName === 'insufficient_permissions'
}

async function exchange<C extends Call>(call: C, request: RequestOf<C>, { key, signal }: Envelope): Promise<Exchange> {
  const timeout = AbortSignal.timeout(pageConfig().requestTimeout)
  // Waits for a promise only where there is one: the call leaves before the next frame.
  const sealing = call.keyed ? findSeal() : undefined
  const seal = sealing instanceof Promise ? await sealing : sealing
  const signing = callHeaders(seal ? sealedPath(call.paths[0] ?? '') : pathOf(addressOf(call, fieldsOf(request))))
  const headers = signing instanceof Promise ? await signing : signing
  const { url, init } = seal
    ? sealedRequest(call, request, key, { seal, headers })
    : plainRequest(call, request, key, headers)
  const began = performance.now()
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const body = await readBody(response, seal)
    return { response, body, clockSet: learnServerTime(timeOf(body), performance.now() - began) }
  } catch {
    throw new CallError('network_error')
  }
}

type Outgoing = { url: string; init: RequestInit }

const fieldsOf = (request: unknown) => request as Record<string, unknown>
const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

function plainRequest(call: Call, request: unknown, key: string | undefined, signedHeaders: CallHeaders): Outgoing {
  const url = addressOf(call, fieldsOf(request))
  const headers = {
    'Content-Type': 'application/json',
    ...signedHeaders,
    ...(key === undefined ? {} : { [HEADERS.idempotencyKey]: key }),
  }
  if (call.methods[0] === 'GET') return { url, init: { method: 'GET', headers } }
  return { url, init: { method: 'POST', headers, body: JSON.stringify(bodyOf(call, fieldsOf(request))) } }
}

/** Seals a request; its idempotency key is inside, as `model.requestId`. */
function sealedRequest(
  { paths }: Call,
  request: unknown,
  key: string | undefined,
  { seal, headers }: { seal: Seal; headers: CallHeaders },
): Outgoing {
  const fields = request as { model?: object }
  const keyedFields = key === undefined ? fields : { ...fields, model: { ...fields.model, requestId: key } }
  const sealedHeaders = { 'Content-Type': 'text/plain', ...headers, [HEADERS.sealed]: '1' }
  return {
    url: sealedPath(paths[0] ?? ''),
    init: { method: 'POST', headers: sealedHeaders, body: seal.seal(JSON.stringify(keyedFields)) },
  }
}

const SEALED = /^([0-9a-f]{32})+$/

/** Reads the answer's JSON; the answer of a sealed call is plain JSON or sealed text. */
async function readBody(response: Response, seal: Seal | undefined): Promise<unknown> {
  if (!seal) return response.json()
  const text = (await response.text()).trim()
  return JSON.parse(SEALED.test(text) ? seal.open(text) : text)
}

function timeOf(body: unknown): number | undefined {
  const time = typeof body === 'object' && body !== null && 'serverTime' in body ? body.serverTime : undefined
  return typeof time === 'number' ? time : undefined
}

/** Parses an answer by the contract. One that does not fit is our fault, not the network's: the log names the paths. */
function parseAnswer<C extends Call>(schema: C['answer'], body: unknown): AnswerOf<C> {
  const result = schema.safeParse(body)
  if (result.success) return result.data as AnswerOf<C>
  console.error('answer does not fit the contract', result.error.issues)
  throw new CallError('internal_error')
}

/**
 * Reads the refusal from an answer that is no success: by its name, or by its status when the name is not one of ours.
 * Any other body (a proxy's page, or a status 0 that came with a failure) is a network error (ER-01):
 * `docs/decisions/013`.
 */
function parseRefusal(body: unknown, response: { status: number }): CallError {
  const refusal = refusalSchema.safeParse(body)
  if (refusal.success && refusal.data.status !== 0) return readRefusal(refusal.data)
  return new CallError(response.status === 503 ? 'unavailable' : 'network_error')
}
