import { calls } from '@fairground/contract/calls/list'
import { sealedPath } from '@fairground/contract/headers'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Handler } from '../../ground/call/handler.ts'
import type { HttpParts } from './parts.ts'
import { routeOptionsOf } from './route-options.ts'
import { type Form, serverOf } from './serve-call.ts'

/**
 * Registers the routes of every call of the contract, and the sealed routes of the game calls.
 * @throws when a call has no handler, or two, or when a handler's call is not in the contract
 */
export function registerCalls<Parts extends HttpParts>(
  app: FastifyInstance,
  handlers: readonly Handler<Parts>[],
  parts: Parts,
): void {
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]))
  if (byName.size !== handlers.length) throw new Error('a call has two handlers')
  for (const { name } of calls) if (!byName.has(name)) throw new Error(`call ${name} has no handler`)
  const knownNames = new Set(calls.map(({ name }) => name))
  const unknownNames = [...byName.keys()].filter((name) => !knownNames.has(name))
  if (unknownNames.length > 0) throw new Error(`not calls of the contract: ${unknownNames.join(', ')}`)

  const plain = (room: FastifyInstance, handler: Handler<Parts>) =>
    route(room, handler, handler.call.paths, answerOf(handler, 'plain', parts))
  for (const handler of handlers) if (handler.call.body === 'json') plain(app, handler)
  // In its own scope, since no other route reads forms.
  app.register(async (room) => {
    await room.register(multipart)
    for (const handler of handlers) if (handler.call.body === 'file') plain(room, handler)
  })
  // In its own scope, since a sealed body is text with any content type.
  app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser<string>('*', { parseAs: 'string' }, (_, text, done) => done(null, text))
    for (const handler of handlers) {
      if (!handler.call.keyed) continue
      route(room, handler, handler.call.paths.map(sealedPath), answerOf(handler, 'sealed', parts))
    }
  })
}

/** Answers a request. It sends the answer itself, so Fastify gets no promise. */
type Answer = (request: FastifyRequest, reply: FastifyReply) => void

/** Serves a call, and lets a stop wait for its end. */
function answerOf<Parts extends HttpParts>(handler: Handler<Parts>, form: Form, parts: Parts): Answer {
  const serve = serverOf(handler, form, parts)
  return (request, reply) => parts.underway.hold(serve(request, reply))
}

function route(app: FastifyInstance, { call }: Handler, paths: readonly string[], answer: Answer): void {
  for (const url of paths) {
    for (const method of call.methods) {
      app.route({
        method,
        url,
        ...routeOptionsOf(call),
        handler(request, reply) {
          answer(request, reply)
        },
      })
    }
  }
}
