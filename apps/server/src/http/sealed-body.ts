import { CallError, HEADERS } from '@fairground/contract'
import { type Seal, sealOf } from '@fairground/contract/sealed'
import type { FastifyReply } from 'fastify'
import { type JsonBody, parseJsonBody } from './json-body.ts'

let last: { key: string; seal: Seal } | undefined

/** The seal of the key in use; made anew when the operator has changed it. */
function sealFor(key: string): Seal {
  if (last?.key !== key) last = { key, seal: sealOf(key) }
  return last.seal
}

/**
 * Reads a sealed body.
 * @throws CallError invalid_request for whatever this key did not seal, or is no JSON; never says which
 */
export function openBody(key: string, sealed: unknown): JsonBody {
  if (typeof sealed !== 'string' || sealed === '') throw broken()
  let text: string
  try {
    text = sealFor(key).open(sealed)
  } catch {
    throw broken()
  }
  return parseJsonBody(text)
}

/** Sends a success sealed. Refusals are plain JSON: a client whose key is an old one can still read them. */
export function sealAnswer(reply: FastifyReply, key: string, text: string): void {
  reply.header('x-request-id', reply.request.id)
  reply.header('content-type', 'text/plain; charset=utf-8')
  reply.header(HEADERS.sealed, '1')
  reply.send(sealFor(key).seal(text))
}

function broken(): CallError {
  return new CallError('invalid_request', undefined, [{ path: '', message: 'Not sealed with the key of this site' }])
}
