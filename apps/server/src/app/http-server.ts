import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openApi } from '@fairground/contract/docs/openapi'
import Fastify, { type FastifyInstance } from 'fastify'
import { clientErrorHandler } from '../front/http/client-error.ts'
import { drainable } from '../front/http/drain.ts'
import { drainBody } from '../front/http/drain-body.ts'
import { guardHosts } from '../front/http/guard-hosts.ts'
import { registerHealth } from '../front/http/health.ts'
import { parseJsonBody } from '../front/http/json-body.ts'
import { registerCalls } from '../front/http/register-calls.ts'
import { BODY_LIMIT_BYTES, levelsOf } from '../front/http/route-options.ts'
import { sendRefusal } from '../front/http/send.ts'
import { registerSite } from '../front/http/site.ts'
import { registerStaffPage } from '../front/http/staff-page.ts'
import { trustOf, warnOfProxy } from '../ground/net/caller-address.ts'
import { APP_VERSION } from '../ground/version.ts'
import { opensLive } from '../live/live/live.ts'
import type { Parts, ServerHouse } from './modules.ts'

/** The folders of the builds: the players' site, and the page of staff. */
const SITE = fileURLToPath(new URL('../../../site/dist', import.meta.url))
const STAFF_PAGE = fileURLToPath(new URL('../../../staff/dist', import.meta.url))

/**
 * Creates the HTTP server, which does not listen yet. It has no hooks: `registerCalls` contains all steps of a call. Without the role
 * `web` it only says whether the process is well.
 */
export function createHttpServer(
  { parts, handlers, addRoutes }: Pick<ServerHouse, 'parts' | 'handlers' | 'addRoutes'>,
  siteFolder: string = SITE,
  staffFolder: string = STAFF_PAGE,
): FastifyInstance {
  const isWeb = parts.config.roles.includes('web')
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustOf(parts.config.trustProxy),
    genReqId: requestIds(),
    requestIdHeader: false,
    exposeHeadRoutes: false,
    // The limit of 60 s for a call also covers the time that a slow phone needs to send it.
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    // The server still answers calls while it stops, and then closes their connections.
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(parts.now),
    // Any other offer of another protocol is ignored, as HTTP asks: the request gets its ordinary answer.
    http: { shouldUpgradeCallback: (request) => isWeb && opensLive(request) },
    frameworkErrors: (error, _, reply) => void sendRefusal(reply, error, parts),
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
    void drainBody(request.raw).then(() => sendRefusal(reply, error, parts))
  })
  if (!isWeb) {
    registerHealth(app, parts)
    return app
  }
  registerOpenApi(app)
  registerSite(app, parts, siteFolder, handlers)
  registerStaffPage(app, staffFolder)
  addRoutes(app)
  registerCalls(app, handlers, parts)
  return app
}

/**
 * Adds what a server does beside Fastify: live connections, and before all others the guard of names.
 * @returns the function that ends its connections in a stop
 */
export function openDoor(server: Server, parts: Parts, silentMs: number | undefined): () => Promise<void> {
  warnOfProxy(server, parts.config.trustProxy, parts.log)
  if (parts.config.roles.includes('web')) parts.live.attach(server, [parts.chat.namespace])
  guardHosts(server, parts)
  return drainable(server, silentMs)
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
