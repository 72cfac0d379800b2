import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from '../src/signature.ts'

/** The secret of these tests. */
export const SECRET = 'a secret that only these tests know'

/** A received webhook. */
export interface Webhook {
  headers: IncomingHttpHeaders
  body: string
  event: {
    id: string
    type: string
    createdAt: number
    checkout?: Record<string, string>
    payout?: Record<string, string>
  }
}

/** A shop that receives webhooks, and can refuse them for a while. */
export interface Shop {
  notifyUrl: string
  webhooks: Webhook[]
  /** Waits for `count` webhooks of a type for a reference. */
  waitForWebhooks(reference: string, type: string, count?: number): Promise<Webhook[]>
  /** While `false` the shop answers each webhook with 503. */
  isOpen: boolean
  /** Number of refused webhooks. */
  refusedCount: number
  close(): Promise<void>
}

/** Opens a shop on `port`, or on a free port. */
export async function openShop(port = 0): Promise<Shop> {
  const waiters = new Set<() => void>()
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (shop.isOpen) shop.webhooks.push({ headers: request.headers, body, event: JSON.parse(body) })
    else shop.refusedCount++
    response.writeHead(shop.isOpen ? 200 : 503).end()
    for (const look of waiters) look()
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const shop: Shop = {
    notifyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    webhooks: [],
    isOpen: true,
    refusedCount: 0,
    waitForWebhooks: (reference, type, count = 1) =>
      new Promise((resolve) => {
        const look = () => {
          const matchingWebhooks = shop.webhooks.filter(
            ({ event }) => (event.checkout ?? event.payout)?.reference === reference && event.type === type,
          )
          if (matchingWebhooks.length < count) return
          waiters.delete(look)
          resolve(matchingWebhooks)
        }
        waiters.add(look)
        look()
      }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return shop
}

/** An order of 12.50 with some fields changed. */
export const order = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  reference: crypto.randomUUID(),
  customer: 'c1',
  amount: '12.50',
  currency: 'G$',
  symbol: 'G$',
  locale: 'en',
  returnUrl: 'http://127.0.0.1:8080/',
  ...fields,
})

/** Sends an order, signed with `secret` at `timestamp`. */
export async function sendOrder(
  url: string,
  body: string,
  { secret = SECRET, timestamp = Date.now() }: { secret?: string; timestamp?: number } = {},
): Promise<{ status: number; answer: { id: string; url: string; expiresAt: number; status: string } }> {
  const response = await fetch(`${url}/v1/checkouts`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [TIMESTAMP_HEADER]: String(timestamp),
      [SIGNATURE_HEADER]: sign(secret, timestamp, body),
    },
    body,
  })
  return { status: response.status, answer: (await response.json()) as never }
}

/** Sends a signed request: a POST of `body`, or a GET without one. */
export async function ask<Answer = Record<string, string>>(
  url: string,
  path: string,
  body?: object,
): Promise<{ status: number; answer: Answer }> {
  const text = body && JSON.stringify(body)
  const timestamp = Date.now()
  const response = await fetch(`${url}${path}`, {
    method: text === undefined ? 'GET' : 'POST',
    headers: {
      ...(text !== undefined && { 'content-type': 'application/json' }),
      [TIMESTAMP_HEADER]: String(timestamp),
      [SIGNATURE_HEADER]: sign(SECRET, timestamp, text ?? path),
    },
    ...(text !== undefined && { body: text }),
  })
  return { status: response.status, answer: (await response.json()) as Answer }
}

/** Orders a checkout, and throws when the sandbox refuses. */
export async function orderCheckout(url: string, fields: Record<string, unknown> = {}) {
  const { status, answer } = await sendOrder(url, JSON.stringify(order(fields)))
  if (status !== 200) throw new Error(`order answered ${status}`)
  return answer
}

/** Presses a button of the checkout page. */
export const press = (url: string, outcome: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })
