import { CallError } from '@fairground/contract/envelope'
import type { FastifyInstance } from 'fastify'
import { isLocal } from '../../ground/net/caller-address.ts'
import type { HttpParts } from './parts.ts'
import { sendRefusal } from './send.ts'

/**
 * `/healthz`: the process runs; `/readyz`: it can serve, since the database has just taken a write; `/metrics`: Prometheus's text, by
 * default for this machine only.
 */
export function registerHealth(app: FastifyInstance, parts: HttpParts): void {
  const { readiness, config, metrics } = parts
  app.get('/healthz', async () => 'ok')
  app.get('/readyz', async (_, reply) => {
    const hindrance = await readiness.findHindrance()
    return hindrance === undefined ? 'ready' : reply.code(503).header('retry-after', 1).send(hindrance)
  })
  if (config.metrics === 'off') return
  app.get('/metrics', async (request, reply) => {
    if (config.metrics === 'local' && !isLocal(request.raw)) {
      sendRefusal(reply, new CallError('not_found'), parts)
      return reply
    }
    reply.header('content-type', metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}
