import { createHmac, timingSafeEqual } from 'node:crypto'

/** The largest difference between a message's time and now, so that an attacker cannot replay an old message. */
export const SIGNATURE_WINDOW_MS = 5 * 60_000

/** The two headers of a signed message, in both directions. */
export const TIMESTAMP_HEADER = 'sandbox-timestamp'
export const SIGNATURE_HEADER = 'sandbox-signature'

/** HMAC-SHA256 in lower-case hex over `{timestamp}.{body}`; `timestamp` in milliseconds since 1970. */
export function sign(secret: string, timestamp: number, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

/** Whether the two headers match the body and the time. Compares in constant time. */
export function isSigned(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: string,
  nowMs: number,
): boolean {
  const timestamp = Number(headers[TIMESTAMP_HEADER])
  if (!Number.isSafeInteger(timestamp) || Math.abs(nowMs - timestamp) > SIGNATURE_WINDOW_MS) return false
  const sentSignature = Buffer.from(String(headers[SIGNATURE_HEADER] ?? ''))
  const rightSignature = Buffer.from(sign(secret, timestamp, body))
  return sentSignature.length === rightSignature.length && timingSafeEqual(sentSignature, rightSignature)
}
