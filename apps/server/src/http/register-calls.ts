import { sealedPath } from '@fairground/contract'
import { calls } from '@fairground/contract/calls'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import type { Handler } from './handler.ts'
import { routeOptionsOf } from './route-options.ts'
import { type Serve, serverOf } from './serve-call.ts'

/**
 * Gives every call of the contract its routes, and each game call the sealed ones beside them.
 * @throws when a call has no handler, or two, or a handler's call is not of the contract
 */
export function registerCalls(app: FastifyInstance, handlers: readonly Handler[], services: Services): void {
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]))
  if (byName.size !== handlers.length) throw new Error('a call has two handlers')
  for (const { name } of calls) if (!byName.has(name)) throw new Error(`call ${name} has no handler`)
  const known = new Set(calls.map(({ name }) => name))
  const strangers = [...byName.keys()].filter((name) => !known.has(name))
  if (strangers.length > 0) throw new Error(`not calls of the contract: ${strangers.join(', ')}`)

  const plain = (room: FastifyInstance, handler: Handler) =>
    route(room, handler, handler.call.paths, serverOf(handler, 'plain', services))
  for (const handler of handlers) if (handler.call.body === 'json') plain(app, handler)
  // In a room of its own: forms are read nowhere else.
  app.register(async (room) => {
    await room.register(multipart)
    for (const handler of handlers) if (handler.call.body === 'file') plain(room, handler)
  })
  // In a room of its own, since a sealed body is a text whatever its type says.
  app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser<string>('*', { parseAs: 'string' }, (_, text, done) => done(null, text))
    for (const handler of handlers) {
      if (!handler.call.keyed) continue
      route(room, handler, handler.call.paths.map(sealedPath), serverOf(handler, 'sealed', services))
    }
  })
}

function route(app: FastifyInstance, { call }: Handler, paths: readonly string[], serve: Serve): void {
  for (const url of paths) {
    // Every end of a call is sent by `serve` itself, so there is no promise for Fastify to follow.
    for (const method of call.methods) {
      app.route({
        method,
        url,
        ...routeOptionsOf(call),
        handler(request, reply) {
          void serve(request, reply)
        },
      })
    }
  }
}
