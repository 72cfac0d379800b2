import * as z from 'zod/mini'

/** An address of a service: https, or plain http on this machine alone. */
const serviceUrl = z.string().check(
  z.refine((text) => {
    const url = URL.parse(text.replaceAll(/[{}]/g, ''))
    return (
      url?.protocol === 'https:' ||
      (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
    )
  }),
)

/** An SMS gateway as data: one HTTP request a message. */
export const smsGatewaySchema = z.object({
  url: serviceUrl,
  method: z._default(z.enum(['POST', 'PUT', 'GET']), 'POST'),
  headers: z._default(z.record(z.string(), z.string()), {}),
  /** `{to}` and `{text}` stand for phone and text, here and in the address. */
  body: z._default(z.string(), ''),
})
export type SmsGateway = z.infer<typeof smsGatewaySchema>

/** Other services that players log in with, by OpenID Connect. */
export const loginServicesSchema = z
  .array(
    z.object({
      /** Part of the addresses `/auth/oidc/{id}/…`. */
      id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
      /** The name on the button. */
      name: z.string().check(z.minLength(1), z.maxLength(40)),
      issuer: serviceUrl,
      clientId: z.string().check(z.minLength(1)),
      clientSecret: z.optional(z.string().check(z.minLength(1))),
      scopes: z._default(z.string(), 'openid email profile'),
    }),
  )
  .check(
    z.maxLength(20),
    z.refine((parts) => new Set(parts.map(({ id }) => id)).size === parts.length),
  )
export type LoginService = z.infer<typeof loginServicesSchema>[number]
