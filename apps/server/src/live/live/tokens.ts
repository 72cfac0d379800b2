import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** The owner of a live connection. */
export interface LiveOwner {
  accountId: string
  sessionId: string
}

/** The content of a live token. A `connect` token opens a connection, a `join` token joins channels. */
export type LiveToken =
  | { use: 'connect'; owner?: LiveOwner | undefined }
  | { use: 'join'; owner?: LiveOwner | undefined; channels: string[] }

const ownerSchema = z.object({ accountId: z.string(), sessionId: z.string() }).optional()
const tokenSchema = z.intersection(
  z.object({ until: z.number() }),
  z.discriminatedUnion('use', [
    z.object({ use: z.literal('connect'), owner: ownerSchema }),
    z.object({ use: z.literal('join'), owner: ownerSchema, channels: z.array(z.string()) }),
  ]),
)

/** Longest valid token. */
const LONGEST = 4_096

/**
 * Creates a signed token: `{base64url of the JSON}.{HMAC-SHA256}`. Any server with the secret can read it, and none stores it.
 * It names a session, so it is invalid after the session's end.
 */
export function signLiveToken(secret: string, token: LiveToken, untilMs: number): string {
  const text = Buffer.from(JSON.stringify({ ...token, until: untilMs })).toString('base64url')
  return `${text}.${macOf(secret, text).toString('base64url')}`
}

/** Reads a token; undefined for a wrong signature, an expired token, or another use. */
export function readLiveToken<Use extends LiveToken['use']>(
  secret: string,
  token: unknown,
  use: Use,
  nowMs: number,
): Extract<LiveToken, { use: Use }> | undefined {
  if (typeof token !== 'string' || token.length > LONGEST) return undefined
  const [text = '', mac = ''] = token.split('.')
  const tokenMac = Buffer.from(mac, 'base64url')
  const expectedMac = macOf(secret, text)
  if (tokenMac.length !== expectedMac.length || !timingSafeEqual(tokenMac, expectedMac)) return undefined
  const content = tokenSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (content.use !== use || content.until < nowMs) return undefined
  return content as unknown as Extract<LiveToken, { use: Use }>
}

function macOf(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/** The owner of a session's connections. */
export function ownerOf(session: { id: string; accountId: string } | undefined): LiveOwner | undefined {
  return session && { accountId: session.accountId, sessionId: session.id }
}
