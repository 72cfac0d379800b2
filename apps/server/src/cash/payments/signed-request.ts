import { createHmac, timingSafeEqual } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { askOutside, MOST_JSON_BYTES } from '../../ground/net/ask-outside.ts'
import type { Webhook } from './provider.ts'

/** The address of a bank that speaks the sandbox's signed protocol, and the secret of both sides. */
export interface SignedBank {
  /** `http://HOST:PORT`; rejects when the bank is not up in time. */
  getUrl(): Promise<string>
  secret: string
  /** Milliseconds since 1970. */
  now(): number
}

/** An answer of the bank. */
export interface BankAnswer {
  /** HTTP status. */
  status: number
  /** The parsed JSON. */
  body: unknown
}

const WINDOW_MS = 5 * 60_000
const ANSWER_LIMIT_MS = 5_000

function sign(secret: string, timestamp: number, text: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex')
}

/**
 * Sends a signed request. A POST signs its body, a GET signs its path.
 * @throws Error when there is no JSON answer within five seconds
 */
export async function askBank(bank: SignedBank, path: string, order?: object): Promise<BankAnswer> {
  const url = await bank.getUrl()
  const timestamp = bank.now()
  const body = order === undefined ? undefined : JSON.stringify(order)
  const { status, text } = await askOutside({
    url: `${url}${path}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'sandbox-timestamp': String(timestamp),
      'sandbox-signature': sign(bank.secret, timestamp, body ?? path),
    },
    ...(body !== undefined && { body }),
    ...{ limitMs: ANSWER_LIMIT_MS, mostBytes: MOST_JSON_BYTES },
  })
  if (text === undefined) throw new Error(`the bank answered more than ${MOST_JSON_BYTES} bytes`)
  return { status, body: JSON.parse(text) as unknown }
}

/** @throws CallError signature_wrong for a wrong signature, or a time more than five minutes off */
export function checkSignature(secret: string, { headers, body, receivedAtMs }: Webhook): void {
  const timestamp = Number(headers['sandbox-timestamp'])
  const isRecent = Number.isSafeInteger(timestamp) && Math.abs(receivedAtMs - timestamp) <= WINDOW_MS
  const signature = Buffer.from(String(headers['sandbox-signature'] ?? ''))
  const expectedSignature = Buffer.from(sign(secret, timestamp, body))
  const isSame = signature.length === expectedSignature.length && timingSafeEqual(signature, expectedSignature)
  if (!isRecent || !isSame) throw new CallError('signature_wrong')
}
