import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services.ts'

/** `/healthz`: the process lives; `/readyz`: it can serve, database and all; `/metrics`: Prometheus's text. */
export function registerHealth(app: FastifyInstance, { db, config, metrics }: Services): void {
  // However many ask at once, the database is asked once.
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
  if (!config.metrics) return
  app.get('/metrics', async (_, reply) => {
    reply.header('content-type', metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}
