import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { CallError, HEADERS, signedText } from '@fairground/contract'

/** A signature's time may be so far from ours, in either direction. */
const TOLERANCE_MS = 5 * 60_000

const TIME = HEADERS.time.toLowerCase()
const SIGNATURE = HEADERS.signature.toLowerCase()

/** What a signature is checked against. */
export interface SignedRequest {
  headers: IncomingHttpHeaders
  /** As it was asked for, with its query. */
  url: string
}

/**
 * Checks that a call carries a signature of this moment: the MD5 of prefix, path and time, in lower-case hex. It keeps
 * out clients that never saw the page; it proves nothing about who calls.
 * @param now milliseconds since 1970
 * @throws CallError insufficient_permissions
 */
export function checkSignature({ headers, url }: SignedRequest, prefix: string, now: number): void {
  const time = String(headers[TIME] ?? '')
  const signature = Buffer.from(String(headers[SIGNATURE] ?? ''))
  const [path = ''] = url.split('?', 1)
  const expected = Buffer.from(hash('md5', signedText(prefix, path, time), 'hex'))
  const isOfNow = /^\d{1,15}$/.test(time) && Math.abs(Number(time) - now) <= TOLERANCE_MS
  const isRight = signature.length === expected.length && timingSafeEqual(signature, expected)
  if (!isOfNow || !isRight) throw new CallError('insufficient_permissions')
}
