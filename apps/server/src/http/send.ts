import { CallError, type ErrorName } from '@fairground/contract'
import type { FastifyReply } from 'fastify'
import type { Services } from '../services.ts'
import { refusedAnswer } from './answers.ts'
import { findRefusal } from './refusals.ts'
import { isProviders } from './route-options.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends the text of an answer. */
export function sendText(reply: FastifyReply, text: string): FastifyReply {
  reply.header('x-request-id', reply.request.id)
  reply.header('content-type', JSON_TYPE)
  // The answer to a POST is kept by nobody, without being told, and no address leads to it.
  if (reply.request.method === 'GET') {
    reply.header('cache-control', 'no-store')
    reply.header('x-content-type-options', 'nosniff')
  }
  return reply.send(text)
}

/**
 * Sends what was thrown: a refusal as it is, anything else as a 500 that says nothing, with the error in the log.
 * @returns the refusal's name
 */
export function sendRefusal(reply: FastifyReply, error: unknown, services: Services): string {
  const refusal = findRefusal(error) ?? new CallError('internal_error')
  if (refusal !== error) logFault(services, reply.request.id, refusal.errorName, error)
  const { http, retryAfterS, text } = refusedAnswer(refusal, services.now())
  // A provider reads HTTP's own status: what is refused it is never a 200.
  reply.code(http === 200 && isProviders(reply.request) ? 400 : http)
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  sendText(reply, text)
  return refusal.errorName
}

/** A fault of ours with its stack; a database that is away for now in one line, since every call meets it. */
function logFault({ log }: Services, requestId: string, name: ErrorName, error: unknown): void {
  if (name === 'internal_error') log.error({ requestId, err: error }, name)
  else if (name === 'unavailable') log.warn({ requestId, reason: String(error) }, name)
}
