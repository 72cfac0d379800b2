import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Headers of the staff page. Scripts come from our own files alone, no page frames it, nothing keeps it, no search engine lists
 * it. Pictures of documents are `blob:` addresses; components position themselves with inline styles.
 */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
} as const

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fairground</title>
<h1>The staff page is not built</h1><p>The server runs, but there is no page to show: <code>npm start</code> builds it.</p></html>`

/**
 * Serves the staff page at `/staff`, and its files, whose names carry their hash, at `/staff/assets/`. The page itself says
 * nothing secret: all that it shows needs the staff key.
 * @param folder of the build
 */
export function registerStaffPage(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/staff/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    allowedPath: (path) => /^\/[\w.-]+\.(js|css|woff2|svg)$/.test(path),
    setHeaders(reply) {
      reply.header('x-content-type-options', 'nosniff')
      reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
  for (const url of ['/staff', '/staff/']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      async handler(request, reply) {
        reply.headers(HEADERS)
        if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
        const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
        return html === undefined ? reply.code(503).send(NOT_BUILT) : reply.send(html)
      },
    })
  }
}
