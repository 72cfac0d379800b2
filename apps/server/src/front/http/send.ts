import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { FastifyReply } from 'fastify'
import { refusedAnswer } from './answers.ts'
import type { HttpParts } from './parts.ts'
import { findRefusal } from './refusals.ts'
import { isProviders } from './route-options.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends the text of an answer. */
export function sendText(reply: FastifyReply, text: string): FastifyReply {
  reply.header('x-request-id', reply.request.id)
  reply.header('content-type', JSON_TYPE)
  reply.header('x-content-type-options', 'nosniff')
  // Caches do not store answers to POST.
  if (reply.request.method === 'GET') reply.header('cache-control', 'no-store')
  return reply.send(text)
}

/**
 * Sends the text of a successful call. An answer to POST goes straight to Node's response: Fastify has nothing to add to it, and its
 * own way costs more than the call's parsing.
 */
export function sendSuccess(reply: FastifyReply, text: string): void {
  const { request, raw } = reply
  if (request.method === 'GET') {
    sendText(reply, text)
    return
  }
  reply.hijack()
  raw.writeHead(200, [
    'x-request-id',
    request.id,
    'content-type',
    JSON_TYPE,
    'content-length',
    String(Buffer.byteLength(text)),
    'x-content-type-options',
    'nosniff',
  ])
  raw.end(text)
}

/**
 * Sends a thrown error: a refusal as it is, any other error as a 500 without details, with the error in the log.
 * @returns the refusal's name
 */
export function sendRefusal(reply: FastifyReply, error: unknown, parts: HttpParts): string {
  const refusal = findRefusal(error) ?? new CallError('internal_error')
  if (refusal !== error) logFault(parts, reply.request.id, refusal.errorName, error)
  const { http, retryAfterS, text } = refusedAnswer(refusal, parts.now())
  // A provider reads the HTTP status, so a refusal must not be a 200.
  reply.code(http === 200 && isProviders(reply.request) ? 400 : http)
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  sendText(reply, text)
  return refusal.errorName
}

/** Logs a bug with its stack, and an unavailable database in one line, since every call then fails. */
function logFault({ log }: HttpParts, requestId: string, name: ErrorName, error: unknown): void {
  if (name === 'internal_error') log.error({ requestId, err: error }, name)
  else if (name === 'unavailable') log.warn({ requestId, reason: String(error) }, name)
}
