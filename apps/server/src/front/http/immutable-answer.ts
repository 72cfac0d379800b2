import { HEADERS } from '@fairground/contract/headers'
import type { FastifyReply } from 'fastify'

/** Headers of an answer that never changes at its address, so that browsers and proxies may cache it for ever. */
export const IMMUTABLE_ANSWER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
} as const

/** The request headers that such an answer depends on. */
const VARIES = `accept-encoding, ${HEADERS.language}`

/**
 * Sends a success that never changes at its address. It has no server time, which a cache would make stale. A page may read
 * it from any host, since it is public: from the operator's CDN (`apiCdnRoot`), which passes the header on.
 */
export function sendImmutable(reply: FastifyReply, answer: object): FastifyReply {
  reply.headers(IMMUTABLE_ANSWER).header('vary', VARIES).header('content-type', 'application/json; charset=utf-8')
  reply.header('access-control-allow-origin', '*')
  return reply.send(JSON.stringify({ status: 0, message: 'success', ...answer }))
}
