import { CallError } from '@fairground/contract/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteOrigin } from '../../../ground/net/site-hosts.ts'
import type { AccountsParts } from '../parts.ts'
import { newToken } from '../token.ts'
import { FLOW_LIFE_MS } from './login-flow.ts'
import { comeBack, leaveForService } from './visit-service.ts'

const COOKIE = 'fairground-login'
const isSecure = (siteOrigin: string) => siteOrigin.startsWith('https:')
/** By TLS the name has the prefix that keeps hosts of the same domain from setting it. */
const nameOf = (siteOrigin: string) => (isSecure(siteOrigin) ? `__Host-${COOKIE}` : COOKIE)
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The token of the cookie that binds a login with another service to its browser. @param siteOrigin the site's address for it */
export function browserTokenOf(cookies: string | undefined, siteOrigin: string): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='))
  const value = pairs.find(([name]) => name === nameOf(siteOrigin))?.[1]
  return value !== undefined && TOKEN.test(value) ? value : undefined
}

/**
 * The two addresses of a login with another service, for the browser itself: `start` sends it to the service, `callback`
 * takes it back. The site then finishes with a call. Every failure ends at the site too, which tells the player.
 */
export function registerOtherLogins(app: FastifyInstance, parts: AccountsParts): void {
  app.get<{ Params: { id: string } }>('/auth/oidc/:id/start', async (request, reply) => {
    const { id } = request.params
    const origin = originOf(parts, request)
    const browserToken = browserTokenOf(request.headers.cookie, origin) ?? newToken()
    return redirect(reply, async () => {
      await parts.limits.countConnection(request.ip)
      const secure = isSecure(origin) ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${nameOf(origin)}=${browserToken}; Path=/; Max-Age=${FLOW_LIFE_MS / 1000}; HttpOnly; SameSite=Lax${secure}`,
      )
      const redirectUri = `${origin}/auth/oidc/${id}/callback`
      const linkTicket = queryOf(request).get('link') ?? undefined
      const url = await leaveForService(parts, { serviceId: id, redirectUri, linkTicket, browserToken })
      return url.href
    })
  })

  app.get<{ Params: { id: string } }>('/auth/oidc/:id/callback', (request, reply) =>
    redirect(reply, async () => {
      await parts.limits.countConnection(request.ip)
      const { code, isLink } = await comeBack(parts, {
        serviceId: request.params.id,
        query: queryOf(request),
        browserToken: browserTokenOf(request.headers.cookie, originOf(parts, request)),
      })
      return siteAddress(isLink ? { code, link: 'true' } : { code })
    }),
  )
}

async function redirect(reply: FastifyReply, findAddress: () => Promise<string>): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  try {
    return reply.redirect(await findAddress(), 303)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return reply.redirect(siteAddress({ refusal: error.errorName }), 303)
  }
}

/** The site's address with the popup that finishes a login, and what it finishes with. */
function siteAddress(fields: Record<string, string>): string {
  const action = encodeURIComponent(JSON.stringify({ popup: 'other-login' }))
  return `/?otherLogin=${encodeURIComponent(JSON.stringify(fields))}#action=${action}`
}

function originOf({ config }: AccountsParts, { protocol, headers }: FastifyRequest): string {
  return siteOrigin(config, { host: headers.host, protocol })
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at === -1 ? '' : url.slice(at))
}
