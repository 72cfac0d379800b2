import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import { type Seal, sealOf } from '@fairground/contract/sealed'
import type { FastifyReply } from 'fastify'
import { type JsonBody, parseJsonBody } from './json-body.ts'

let last: { key: string; seal: Seal } | undefined

/** Returns the seal of a key. It caches the last one, since the key rarely changes. */
function sealFor(key: string): Seal {
  if (last?.key !== key) last = { key, seal: sealOf(key) }
  return last.seal
}

/**
 * Opens a sealed body.
 * @throws CallError invalid_request for a wrong seal or wrong JSON, without telling which
 */
export function openBody(key: string, body: unknown): JsonBody {
  if (typeof body !== 'string' || body === '') throw broken()
  let text: string
  try {
    text = sealFor(key).open(body)
  } catch {
    throw broken()
  }
  return parseJsonBody(text)
}

/** Sends a sealed success. Refusals are plain JSON, so that a client with an old key can read them. */
export function sealAnswer(reply: FastifyReply, key: string, text: string): void {
  reply.header('x-request-id', reply.request.id)
  reply.header('content-type', 'text/plain; charset=utf-8')
  reply.header(HEADERS.sealed, '1')
  reply.send(sealFor(key).seal(text))
}

function broken(): CallError {
  return new CallError('invalid_request', undefined, [{ path: '', message: 'Not sealed with the key of this site' }])
}
