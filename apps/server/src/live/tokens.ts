import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** Who a live connection belongs to. */
export interface LiveOwner {
  accountId: string
  sessionId: string
}

/** What a live token says. A `connect` token opens a connection, a `join` token lets one into channels. */
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

/** A longer text is no token of ours. */
const LONGEST = 4_096

/**
 * Makes a signed token: `{base64url of the JSON}.{HMAC-SHA256}`. Any server that has the secret can read it, and none
 * has to remember it. It names a session, so it is worth nothing once that has ended.
 */
export function signLiveToken(secret: string, token: LiveToken, untilMs: number): string {
  const text = Buffer.from(JSON.stringify({ ...token, until: untilMs })).toString('base64url')
  return `${text}.${macOf(secret, text).toString('base64url')}`
}

/** Reads a token; `undefined` for one that is not ours, is over, or is for another use. */
export function readLiveToken<Use extends LiveToken['use']>(
  secret: string,
  token: unknown,
  use: Use,
  nowMs: number,
): Extract<LiveToken, { use: Use }> | undefined {
  if (typeof token !== 'string' || token.length > LONGEST) return undefined
  const [text = '', mac = ''] = token.split('.')
  const given = Buffer.from(mac, 'base64url')
  const expected = macOf(secret, text)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const said = tokenSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (said.use !== use || said.until < nowMs) return undefined
  return said as unknown as Extract<LiveToken, { use: Use }>
}

function macOf(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/** The owner that a session makes. */
export function ownerOf(session: { id: string; accountId: string } | undefined): LiveOwner | undefined {
  return session && { accountId: session.accountId, sessionId: session.id }
}
