import { type AnswerOf, addressOf, bodyOf, type Call, type RequestOf } from '@fairground/contract/call'
import { readRefusal, refusalSchema } from '@fairground/contract/envelope'

/** Options of a call. */
export interface CallOptions {
  token?: string | undefined
  /** The `Idempotency-Key` header. */
  key?: string
  headers?: Record<string, string>
}

/** An answer of status 0 with its envelope. */
export type Answered<C extends Call> = AnswerOf<C> & { status: 0; message: string; serverTime: number }

/** Makes a call; it throws a refusal as the CallError that the server threw. */
export type CallFunction = <C extends Call>(
  call: C,
  request?: RequestOf<C>,
  options?: CallOptions,
) => Promise<Answered<C>>

/** A client of the contract over HTTP. */
export function createClient(url: string): CallFunction {
  return async <C extends Call>(call: C, request?: RequestOf<C>, options: CallOptions = {}) => {
    const { status, body } = await send(url, call, request ?? {}, options)
    if (body.status === 0) return body as Answered<C>
    throw refusalOf(body, status)
  }
}

/** Sends a call without checking its schema. */
async function send(url: string, call: Call, request: unknown, options: CallOptions) {
  const { token, key, headers } = options
  const [method = 'POST'] = call.methods
  const fields = request as Record<string, unknown>
  const response = await fetch(url + addressOf(call, fields), {
    method,
    headers: {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(token && { auth: token }),
      ...(key && { 'idempotency-key': key }),
      ...headers,
    },
    ...(method === 'POST' && { body: JSON.stringify(bodyOf(call, fields)) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

function refusalOf(body: Record<string, unknown>, http: number): Error {
  const refusal = refusalSchema.safeParse(body)
  if (!refusal.success) return new Error(`no envelope with HTTP ${http}: ${JSON.stringify(body)}`)
  return readRefusal(refusal.data)
}
