import { CallError } from '@fairground/contract/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../app/services.ts'
import { FLOW_LIFE_MS } from '../../people/accounts/other-logins/login-flow.ts'
import { comeBack, leaveForService } from '../../people/accounts/other-logins/visit-service.ts'
import { newToken } from '../../people/accounts/token.ts'

const COOKIE = 'fairground-login'
/** By TLS the name has the prefix that keeps hosts of the same domain from setting it. */
const nameOf = (isSecure: boolean) => (isSecure ? `__Host-${COOKIE}` : COOKIE)
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The token of the cookie that binds a login with another service to its browser. */
export function browserTokenOf(cookies: string | undefined, isSecure: boolean): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='))
  const value = pairs.find(([name]) => name === nameOf(isSecure))?.[1]
  return value !== undefined && TOKEN.test(value) ? value : undefined
}

/**
 * The two addresses of a login with another service, for the browser itself: `start` sends it to the service, `callback`
 * takes it back. The site then finishes with a call. Every failure ends at the site too, which tells the player.
 */
export function registerOtherLogins(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/auth/oidc/:id/start', async (request, reply) => {
    const { id } = request.params
    const isSecure = request.protocol === 'https'
    const browserToken = browserTokenOf(request.headers.cookie, isSecure) ?? newToken()
    return redirect(reply, async () => {
      await services.limits.countConnection(request.ip)
      const secure = isSecure ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${nameOf(isSecure)}=${browserToken}; Path=/; Max-Age=${FLOW_LIFE_MS / 1000}; HttpOnly; SameSite=Lax${secure}`,
      )
      const redirectUri = `${originOf(services, request)}/auth/oidc/${id}/callback`
      const linkTicket = queryOf(request).get('link') ?? undefined
      const url = await leaveForService(services, { serviceId: id, redirectUri, linkTicket, browserToken })
      return url.href
    })
  })

  app.get<{ Params: { id: string } }>('/auth/oidc/:id/callback', (request, reply) =>
    redirect(reply, async () => {
      await services.limits.countConnection(request.ip)
      const { code, isLink } = await comeBack(services, {
        serviceId: request.params.id,
        query: queryOf(request),
        browserToken: browserTokenOf(request.headers.cookie, request.protocol === 'https'),
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

function originOf({ config }: Services, { protocol, host }: FastifyRequest): string {
  return config.publicUrl ?? `${protocol}://${host}`
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at === -1 ? '' : url.slice(at))
}
