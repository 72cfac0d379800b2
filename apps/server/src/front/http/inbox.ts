import { randomBytes } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { findLocale } from '@fairground/phrases'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type InboxPage, inboxPage } from '../../ground/messages/inbox-page.ts'
import { openText } from '../../ground/messages/outbox.ts'
import { isLocal, networkOf } from '../../ground/net/caller-address.ts'
import { writeStaffLine } from '../../people/staff/staff-line.ts'
import { admitStaff, doors, staffKeyOf } from './admit.ts'
import type { HttpParts } from './parts.ts'
import { sendRefusal } from './send.ts'

const MOST_MESSAGES = 50

/**
 * `/inbox`: the messages of the ways that have no real adapter. Whoever reads a code can use it, so it exists with the sandbox
 * alone, by default for this machine alone, and needs a staff key: in the header of staff calls, or in the form that the page is,
 * which keeps the key out of addresses. Each reading is in the staff log.
 */
export function registerInbox(app: FastifyInstance, parts: HttpParts): void {
  const { config, messages, db, now } = parts

  /** The page for a key. @throws CallError too_many_requests */
  async function pageFor(key: unknown, ip: string): Promise<InboxPage> {
    if (key === undefined || key === '') return { isRefused: false }
    try {
      const keyId = await admitStaff(parts, { key, ip, door: doors.inbox })
      const line = { at: new Date(now()), keyId, address: networkOf(ip), call: doors.inbox.name, outcome: 'success' }
      await writeStaffLine(db, line)
      return { key: String(key), messages: await listMessages(parts) }
    } catch (error) {
      if (error instanceof CallError && error.errorName === 'insufficient_permissions') return { isRefused: true }
      throw error
    }
  }

  app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(text))),
    )
    room.route<{ Querystring: Fields; Body: Fields | undefined }>({
      method: ['GET', 'POST'],
      url: '/inbox',
      async handler(request, reply) {
        try {
          const isClosed = messages.inboxWays.length === 0 || (config.inbox === 'local' && !isLocal(request.raw))
          if (isClosed) throw new CallError('not_found')
          const page = await pageFor(staffKeyOf(request) ?? request.body?.key, request.ip)
          const nonce = randomBytes(16).toString('base64url')
          return reply
            .code('messages' in page ? 200 : 403)
            .headers({
              'content-type': 'text/html; charset=utf-8',
              'cache-control': 'no-store',
              'referrer-policy': 'no-referrer',
              'x-content-type-options': 'nosniff',
              'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
            })
            .send(inboxPage(page, languageOf(request), nonce))
        } catch (error) {
          sendRefusal(reply, error, parts)
          return reply
        }
      },
    })
  })
}

/** What a query or a form of this page may have. */
interface Fields {
  lang?: unknown
  key?: unknown
}

function languageOf({
  body,
  query,
  headers,
}: FastifyRequest<{ Querystring: Fields; Body: Fields | undefined }>): NonNullable<ReturnType<typeof findLocale>> {
  const text = body?.lang ?? query.lang ?? headers['accept-language'] ?? ''
  const [language = ''] = String(text).split(/[,;]/)
  return findLocale(language) ?? 'en'
}

async function listMessages({ db, keyring, messages, now }: HttpParts) {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'recipient', 'subject', 'body', 'created_at as createdAt'])
    .where('state', '=', 'inbox')
    .where('way', 'in', messages.inboxWays)
    .where('expires_at', '>', new Date(now()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_MESSAGES)
    .execute()
  return rows.map((row) => openText(keyring, row))
}
