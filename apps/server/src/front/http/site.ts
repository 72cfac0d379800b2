import { extname } from 'node:path'
import { CallError } from '@fairground/contract/envelope'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Handler } from '../../ground/call/handler.ts'
import { createPages, type ReadyPage } from '../pages/pages.ts'
import { readVisitor, VARIES } from '../pages/visitor.ts'
import type { HttpParts } from './parts.ts'
import { contentSecurityPolicy, PAGE_HEADERS } from './security-headers.ts'
import { sendRefusal } from './send.ts'

/**
 * Paths of calls and other technical routes: an unknown one is a 404 in the envelope, never a page. `/game/…` belongs to the
 * site, except for the one call that the specification puts there.
 */
const NOT_PAGES =
  /^\/(api|static|design|game\/game_category_list|assets|staff\/assets|sock\.io|socket\.io|healthz|readyz|metrics)(\/|$)|\/\./

/** Paths that the static files must not serve: folders, pages (they need their policy), hidden and compressed files, NUL. */
const NOT_FILES = /\/$|\.(html|br|gz)$|\/\.|\0|%00/

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fairground</title>
<h1>The site is not built</h1><p>The server runs, but there is no site to show: <code>npm start</code> builds it.</p></html>`

/**
 * Serves the built site: its files (those with a hash in their name are immutable); `h5.html` below `/h5`; `index.html` for
 * every other address, where the site shows its own 404 screen.
 * @param folder of the build
 * @param handlers of the calls whose answers the pages contain
 */
export function registerSite<Parts extends HttpParts>(
  app: FastifyInstance,
  parts: Parts,
  folder: string,
  handlers: readonly Handler<Parts>[],
): void {
  const pages = createPages(parts, folder, handlers)
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    allowedPath: (path) => !NOT_FILES.test(path),
    setHeaders(reply, path) {
      reply.header('x-content-type-options', 'nosniff')
      const hasHashedName = path.startsWith(`${folder}/assets/`)
      reply.header('cache-control', hasHashedName ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (!wantsPage || NOT_PAGES.test(path) || extname(path) !== '') {
      sendRefusal(reply, new CallError('not_found'), parts)
      return reply
    }
    try {
      const page = await pages.find(path, (language) => readVisitor(request.headers, request.query, language))
      return page ? sendPage(request, reply, { ...page, path, sandbox: parts.config.sandbox }) : sendNotBuilt(reply)
    } catch (error) {
      sendRefusal(reply, error, parts)
      return reply
    }
  })
}

function pathOf({ url }: FastifyRequest): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyPage & { path: string; sandbox: boolean },
): FastifyReply {
  reply.headers(PAGE_HEADERS)
  reply.header('content-security-policy', contentSecurityPolicy(page))
  reply.header('etag', page.etag)
  reply.header('vary', VARIES)
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.code(200).send(page.html)
  return reply.code(200).header('content-encoding', 'br').send(page.brotli)
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).headers(PAGE_HEADERS).header('retry-after', 10).send(NOT_BUILT)
}
