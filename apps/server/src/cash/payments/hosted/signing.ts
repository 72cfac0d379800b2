import { createHmac, timingSafeEqual } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { HostedSettings } from '../../../ground/config/hosted-settings.ts'
import type { Webhook } from '../provider.ts'

type Signing = HostedSettings['signing']

/** The headers that sign a body at a moment. */
export function signedHeaders(signing: Signing, secret: string, body: string, atMs: number): Record<string, string> {
  const { header, prefix, timestampHeader } = signing
  const timestamp = String(signing.timestampUnit === 's' ? Math.floor(atMs / 1_000) : atMs)
  return {
    [header]: prefix + signatureOf(signing, secret, body, timestamp),
    ...(timestampHeader !== undefined && { [timestampHeader]: timestamp }),
  }
}

function signatureOf({ algorithm, over, encoding }: Signing, secret: string, body: string, timestamp: string): string {
  const text = over === 'body' ? body : `${timestamp}.${body}`
  return createHmac(algorithm, secret).update(text).digest(encoding)
}

/**
 * Checks a webhook's signature in constant time, and its age where it has a timestamp.
 * @throws CallError signature_wrong
 */
export function checkWebhook(signing: Signing, secret: string, { headers, body, receivedAtMs }: Webhook): void {
  const timestamp = signing.timestampHeader === undefined ? '' : String(headers[signing.timestampHeader] ?? '')
  const atMs = Number(timestamp) * (signing.timestampUnit === 's' ? 1_000 : 1)
  const isRecent =
    signing.timestampHeader === undefined ||
    (/^\d{1,15}$/.test(timestamp) && Math.abs(receivedAtMs - atMs) <= signing.toleranceSeconds * 1_000)
  const signature = Buffer.from(String(headers[signing.header] ?? ''))
  const expectedSignature = Buffer.from(signing.prefix + signatureOf(signing, secret, body, timestamp))
  const isSame = signature.length === expectedSignature.length && timingSafeEqual(signature, expectedSignature)
  if (!isRecent || !isSame) throw new CallError('signature_wrong')
}
