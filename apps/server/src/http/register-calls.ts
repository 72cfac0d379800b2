import { type Call, CallError, calls } from '@fairground/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../accounts/session.ts'
import type { Services } from '../services.ts'
import { successText } from './answers.ts'
import { CallContext } from './call-context.ts'
import type { Handler } from './handler.ts'
import type { JsonBody } from './json-body.ts'
import { fieldReader } from './request-fields.ts'
import { sendRefusal, sendText } from './send.ts'

/**
 * Gives every call of the contract its routes.
 * @throws when a call has no handler, or two, or a handler's call is not of the contract
 */
export function registerCalls(app: FastifyInstance, handlers: readonly Handler[], services: Services): void {
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]))
  if (byName.size !== handlers.length) throw new Error('a call has two handlers')
  for (const call of calls) {
    const handler = byName.get(call.name)
    byName.delete(call.name)
    if (!handler) throw new Error(`call ${call.name} has no handler`)
    route(app, handler, services)
  }
  if (byName.size > 0) throw new Error(`not calls of the contract: ${[...byName.keys()].join(', ')}`)
}

function route(app: FastifyInstance, handler: Handler, services: Services): void {
  const { call } = handler
  const { log, metrics, now } = services
  const readFields = fieldReader(call)
  const count = metrics.countCalls(call.name)

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const started = performance.now()
    let outcome = 'success'
    try {
      const session = await admit(call, services, request)
      const fields = readFields((request.body as JsonBody | undefined)?.value ?? {}, request.query)
      const context = new CallContext(services, session, call.name, fields, request)
      const answer = await handler.answer(fields, context)
      sendText(reply, successText(answer, now()))
    } catch (error) {
      outcome = sendRefusal(reply, error, services)
    } finally {
      const tookMs = performance.now() - started
      count(outcome, tookMs)
      if (log.isLevelEnabled('debug')) log.debug({ requestId: request.id, call: call.name, outcome, tookMs }, 'call')
    }
  }

  for (const url of call.paths) {
    // Every end of a call is sent by `serve` itself, so there is no promise for Fastify to follow.
    for (const method of call.methods) {
      app.route({
        method,
        url,
        handler(request, reply) {
          void serve(request, reply)
        },
      })
    }
  }
}

/**
 * Finds the session and counts the call against its limits. A call for anyone is served with a stale token too, as
 * nobody's.
 * @throws CallError not_logged_in, login_expired, too_many_requests
 */
async function admit(call: Call, services: Services, request: FastifyRequest): Promise<Session | undefined> {
  const token = request.headers.auth
  if (typeof token !== 'string' || token === '') {
    await services.limits.count(call, undefined, request.ip)
    if (call.access === 'user') throw new CallError('not_logged_in')
    return undefined
  }
  const found = await services.sessions.find(token)
  if ('refusal' in found) {
    await services.limits.countBadToken(request.ip)
    if (call.access === 'user') throw new CallError(found.refusal)
    await services.limits.count(call, undefined, request.ip)
    return undefined
  }
  await services.limits.count(call, found.accountId, request.ip)
  if (call.access === 'user') services.sessions.touch(found)
  return found
}
