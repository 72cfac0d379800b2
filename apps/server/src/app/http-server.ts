import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openApi } from '@fairground/contract/docs/openapi'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerAssets } from '../front/http/assets.ts'
import { clientErrorHandler } from '../front/http/client-error.ts'
import { drainBody } from '../front/http/drain-body.ts'
import { registerHealth } from '../front/http/health.ts'
import { registerInbox } from '../front/http/inbox.ts'
import { parseJsonBody } from '../front/http/json-body.ts'
import { registerKycDocuments } from '../front/http/kyc-documents.ts'
import { registerOtherLogins } from '../front/http/other-logins.ts'
import { registerCalls } from '../front/http/register-calls.ts'
import { BODY_LIMIT_BYTES, levelsOf } from '../front/http/route-options.ts'
import { sendRefusal } from '../front/http/send.ts'
import { registerSite } from '../front/http/site.ts'
import { registerStaffPage } from '../front/http/staff-page.ts'
import { registerUploads } from '../front/http/uploads.ts'
import type { Handler } from '../ground/call/handler.ts'
import { trustOf } from '../ground/net/caller-address.ts'
import { APP_VERSION } from '../ground/version.ts'
import { handlers as ours } from './calls/index.ts'
import type { Services } from './services.ts'

/** The folders of the builds: the players' site, and the page of staff. */
const SITE = fileURLToPath(new URL('../../../site/dist', import.meta.url))
const STAFF_PAGE = fileURLToPath(new URL('../../../staff/dist', import.meta.url))

/** Creates the HTTP server, which does not listen yet. It has no hooks: `registerCalls` contains all steps of a call. */
export function createHttpServer(
  services: Services,
  siteFolder: string = SITE,
  handlers: readonly Handler[] = ours,
  staffFolder: string = STAFF_PAGE,
): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustOf(services.config.trustProxy),
    genReqId: requestIds(),
    requestIdHeader: false,
    exposeHeadRoutes: false,
    // The limit of 60 s for a call also covers the time that a slow phone needs to send it.
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    // The server still answers calls while it stops, and then closes their connections.
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
    void drainBody(request.raw).then(() => sendRefusal(reply, error, services))
  })
  registerHealth(app, services)
  registerOpenApi(app)
  registerSite(app, services, siteFolder, handlers)
  registerStaffPage(app, staffFolder)
  registerInbox(app, services)
  registerOtherLogins(app, services)
  registerAssets(app, services)
  registerUploads(app, services)
  registerKycDocuments(app, services)
  registerCalls(app, handlers, services)
  return app
}

/** `GET /api/openapi.json`: the contract for tools. The first request creates the text. */
export function registerOpenApi(app: FastifyInstance): void {
  let text: string | undefined
  app.get('/api/openapi.json', async (_, reply) => {
    text ??= JSON.stringify(openApi(APP_VERSION))
    return reply.header('content-type', 'application/json; charset=utf-8').send(text)
  })
}

const SANE = /^[\w.-]{1,64}$/

/** Creates the ids of requests: the caller's `X-Request-Id` when it is 1 to 64 word characters, dots or dashes. */
export function requestIds(): (request: IncomingMessage) => string {
  const process = randomBytes(6).toString('hex')
  let last = 0
  return ({ headers }) => {
    const callerId = headers['x-request-id']
    if (typeof callerId === 'string' && SANE.test(callerId)) return callerId
    last++
    return `${process}-${last.toString(36)}`
  }
}
