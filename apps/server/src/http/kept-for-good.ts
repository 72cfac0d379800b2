import { HEADERS } from '@fairground/contract'
import type { FastifyReply } from 'fastify'

/** Headers of what never changes at its address: browsers, and whatever stands between, keep it for good. */
export const KEPT_FOR_GOOD = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
} as const

/** The headers that such an answer may differ by. */
const VARIES = `accept-encoding, ${HEADERS.language}`

/**
 * Sends a success that never changes at its address. It says no server time, which would be an old one. A page may read it
 * from any host, since it is the same for everybody: from the operator's CDN (`apiCdnRoot`), which passes the header on.
 */
export function sendForGood(reply: FastifyReply, answer: object): FastifyReply {
  reply.headers(KEPT_FOR_GOOD).header('vary', VARIES).header('content-type', 'application/json; charset=utf-8')
  reply.header('access-control-allow-origin', '*')
  return reply.send(JSON.stringify({ status: 0, message: 'success', ...answer }))
}
