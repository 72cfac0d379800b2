import { CallError } from '@fairground/contract/envelope'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../../app/services.ts'
import { isLocal } from '../../ground/net/caller-address.ts'
import { sendRefusal } from './send.ts'

/** `/healthz`: the process runs; `/readyz`: it can serve, with the database; `/metrics`: Prometheus's text, by default for this machine only. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  const { db, config, metrics } = services
  // Concurrent requests share one query.
  let asking: Promise<unknown> | undefined
  app.get('/healthz', async () => 'ok')
  app.get('/readyz', async (_, reply) => {
    try {
      asking ??= sql`select 1`.execute(db).finally(() => {
        asking = undefined
      })
      await asking
      return 'ready'
    } catch {
      return reply.code(503).header('retry-after', 1).send('the database does not answer')
    }
  })
  if (config.metrics === 'off') return
  app.get('/metrics', async (request, reply) => {
    if (config.metrics === 'local' && !isLocal(request.raw)) {
      sendRefusal(reply, new CallError('not_found'), services)
      return reply
    }
    reply.header('content-type', metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}
