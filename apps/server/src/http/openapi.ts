import { openApi } from '@fairground/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { APP_VERSION } from '../version.ts'

/** `GET /api/openapi.json`: the contract for tools. Made when it is first asked for. */
export function registerOpenApi(app: FastifyInstance): void {
  let text: string | undefined
  app.get('/api/openapi.json', async (_, reply) => {
    text ??= JSON.stringify(openApi(APP_VERSION))
    return reply.header('content-type', 'application/json; charset=utf-8').send(text)
  })
}
