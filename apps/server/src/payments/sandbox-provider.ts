import { createHmac, timingSafeEqual } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import * as z from 'zod'
import { type PaymentEvent, type PaymentProvider, ProviderAway, type Webhook } from './provider.ts'

/** The address of the sandbox, and the secret of both sides. */
export interface SandboxOptions {
  /** `http://HOST:PORT`; rejects when it is not up in time. */
  getUrl(): Promise<string>
  secret: string
  /** Milliseconds since 1970. */
  now(): number
}

const WINDOW_MS = 5 * 60_000
const ANSWER_LIMIT_MS = 5_000

const checkoutSchema = z.object({ id: z.string(), url: z.url(), expiresAt: z.int() })
const eventSchema = z.object({
  type: z.string(),
  checkout: z.object({ reference: z.string(), customer: z.string(), amount: z.string(), currency: z.string() }),
})

const KINDS: Readonly<Record<string, PaymentEvent['kind']>> = {
  'checkout.paid': 'paid',
  'checkout.declined': 'declined',
  'checkout.expired': 'expired',
}

/** @throws CallError invalid_request for a shape that is not known */
function readEvent(body: string): z.infer<typeof eventSchema> {
  try {
    return eventSchema.parse(JSON.parse(body))
  } catch (cause) {
    throw Object.assign(new CallError('invalid_request'), { cause })
  }
}

/** Creates the server's side of the play-money provider. */
export function createSandboxProvider({ getUrl, secret, now }: SandboxOptions): PaymentProvider {
  const sign = (timestamp: number, body: string): string =>
    createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

  return {
    id: 'sandbox',

    async createCheckout({ depositId, accountId, amount, currencyId, symbol, locale, returnUrl }) {
      const order = {
        reference: depositId,
        customer: accountId,
        amount,
        currency: currencyId,
        symbol,
        locale,
        returnUrl,
      }
      const body = JSON.stringify(order)
      const timestamp = now()
      try {
        const url = await getUrl()
        const response = await fetch(`${url}/v1/checkouts`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'sandbox-timestamp': String(timestamp),
            'sandbox-signature': sign(timestamp, body),
          },
          body,
          signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        })
        if (!response.ok) throw new Error(`status ${response.status}`)
        const checkout = checkoutSchema.parse(await response.json())
        return { url: checkout.url, reference: checkout.id, expiresAtMs: checkout.expiresAt }
      } catch (error) {
        throw new ProviderAway('sandbox', error)
      }
    },

    verifyWebhook({ headers, body, receivedAtMs }: Webhook) {
      const timestamp = Number(headers['sandbox-timestamp'])
      const isRecent = Number.isSafeInteger(timestamp) && Math.abs(receivedAtMs - timestamp) <= WINDOW_MS
      const signature = Buffer.from(String(headers['sandbox-signature'] ?? ''))
      const expectedSignature = Buffer.from(sign(timestamp, body))
      if (
        !isRecent ||
        signature.length !== expectedSignature.length ||
        !timingSafeEqual(signature, expectedSignature)
      ) {
        throw new CallError('signature_wrong')
      }
      const { type, checkout } = readEvent(body)
      return {
        kind: KINDS[type] ?? 'noted',
        depositId: checkout.reference,
        accountId: checkout.customer,
        amount: checkout.amount,
        currencyId: checkout.currency,
      }
    },
  }
}
