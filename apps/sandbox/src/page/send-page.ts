import type { FastifyReply } from 'fastify'

/** Sends a page that no cache keeps, no other site frames, and that runs no script. */
export function sendPage(reply: FastifyReply, nonce: string, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; img-src data:; ` +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(page)
}
