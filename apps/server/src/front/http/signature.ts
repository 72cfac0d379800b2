import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS, signedText } from '@fairground/contract/headers'

/** Largest difference between a signature's time and ours. */
const TOLERANCE_MS = 5 * 60_000

const TIME = HEADERS.time.toLowerCase()
const SIGNATURE = HEADERS.signature.toLowerCase()

/** The parts of a request that a signature covers. */
export interface SignedRequest {
  headers: IncomingHttpHeaders
  /** The requested address with its query. */
  url: string
}

/**
 * Checks that a call has a current signature: the MD5 of prefix, path and time, in lower-case hex. It rejects clients that
 * never loaded the page; it does not authenticate the caller.
 * @param now milliseconds since 1970
 * @throws CallError insufficient_permissions
 */
export function checkSignature({ headers, url }: SignedRequest, prefix: string, now: number): void {
  const time = String(headers[TIME] ?? '')
  const signature = Buffer.from(String(headers[SIGNATURE] ?? ''))
  const [path = ''] = url.split('?', 1)
  const expectedSignature = Buffer.from(hash('md5', signedText(prefix, path, time), 'hex'))
  const isOfNow = /^\d{1,15}$/.test(time) && Math.abs(Number(time) - now) <= TOLERANCE_MS
  const isRight = signature.length === expectedSignature.length && timingSafeEqual(signature, expectedSignature)
  if (!isOfNow || !isRight) throw new CallError('insufficient_permissions')
}
