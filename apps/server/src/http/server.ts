import { fileURLToPath } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { handlers as ours } from '../calls/index.ts'
import type { Services } from '../services.ts'
import { registerAssets } from './assets.ts'
import { trustOf } from './caller-address.ts'
import { clientErrorHandler } from './client-error.ts'
import type { Handler } from './handler.ts'
import { registerHealth } from './health.ts'
import { parseJsonBody } from './json-body.ts'
import { registerOpenApi } from './openapi.ts'
import { registerCalls } from './register-calls.ts'
import { requestIds } from './request-id.ts'
import { BODY_LIMIT_BYTES, levelsOf } from './route-options.ts'
import { sendRefusal } from './send.ts'
import { registerSite } from './site.ts'
import { letGoBy } from './unread-body.ts'
import { registerUploads } from './uploads.ts'

/** Where the site's build is, unless a test has another. */
const SITE = fileURLToPath(new URL('../../../site/dist', import.meta.url))

/** The HTTP server, not listening yet. It has no hooks: everything on a call's way is in `registerCalls`. */
export function createHttpServer(
  services: Services,
  siteFolder: string = SITE,
  handlers: readonly Handler[] = ours,
): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustOf(services.config.trustProxy),
    genReqId: requestIds(),
    requestIdHeader: false,
    exposeHeadRoutes: false,
    // The platform's own limit of 60 s for a call, and time for a slow phone to send one.
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    // A call that comes while the server stops is still served, and its connection closed.
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(services.now),
    frameworkErrors: (error, _, reply) => void sendRefusal(reply, error, services),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      done(null, parseJsonBody(text, levelsOf(request)))
    } catch (error) {
      done(error as Error)
    }
  })
  app.setErrorHandler((error, request, reply) => {
    void letGoBy(request.raw).then(() => sendRefusal(reply, error, services))
  })
  registerHealth(app, services)
  registerOpenApi(app)
  registerSite(app, services, siteFolder, handlers)
  registerAssets(app, services)
  registerUploads(app, services)
  registerCalls(app, handlers, services)
  return app
}
