import { randomBytes } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { findLocale } from '@fairground/phrases'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../app/services.ts'
import { inboxPage } from '../../ground/messages/inbox-page.ts'
import { isLocal } from '../../ground/net/caller-address.ts'
import { sendRefusal } from './send.ts'

const MOST_MESSAGES = 50

/**
 * `GET /inbox`: the messages of the ways that have no real adapter. It exists with the sandbox alone, and by default for this
 * machine alone, since whoever reads a code can use it.
 */
export function registerInbox(app: FastifyInstance, services: Services): void {
  const { config, db, messages, now } = services
  app.get<{ Querystring: { lang?: unknown } }>('/inbox', async (request, reply) => {
    const isClosed = messages.inboxWays.length === 0 || (config.inbox === 'local' && !isLocal(request.raw))
    if (isClosed) {
      sendRefusal(reply, new CallError('not_found'), services)
      return reply
    }
    const rows = await db
      .selectFrom('message')
      .select(['recipient', 'subject', 'body', 'created_at as createdAt'])
      .where('state', '=', 'inbox')
      .where('way', 'in', messages.inboxWays)
      .where('expires_at', '>', new Date(now()))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_MESSAGES)
      .execute()
    const { lang } = request.query
    const [language = ''] = (typeof lang === 'string' ? lang : (request.headers['accept-language'] ?? '')).split(/[,;]/)
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
      })
      .send(inboxPage(rows, findLocale(language) ?? 'en', nonce))
  })
}
