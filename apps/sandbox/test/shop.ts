import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from '../src/signature.ts'

/** The secret of these tests. */
export const SECRET = 'a secret that only these tests know'

/** A webhook as it arrived. */
export interface Arrived {
  headers: IncomingHttpHeaders
  body: string
  event: { id: string; type: string; createdAt: number; checkout: Record<string, string> }
}

/** A shop that takes webhooks, and can be away for a while. */
export interface Shop {
  notifyUrl: string
  arrived: Arrived[]
  /** Waits until as many webhooks of a kind have arrived for a reference. */
  until(reference: string, type: string, count?: number): Promise<Arrived[]>
  /** While `false` each webhook is answered with 503. */
  isOpen: boolean
  /** How many webhooks were turned away. */
  turnedAway: number
  close(): Promise<void>
}

/** Opens a shop on a free port, or on the one given. */
export async function openShop(port = 0): Promise<Shop> {
  const waiting = new Set<() => void>()
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (shop.isOpen) shop.arrived.push({ headers: request.headers, body, event: JSON.parse(body) })
    else shop.turnedAway++
    response.writeHead(shop.isOpen ? 200 : 503).end()
    for (const look of waiting) look()
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const shop: Shop = {
    notifyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    arrived: [],
    isOpen: true,
    turnedAway: 0,
    until: (reference, type, count = 1) =>
      new Promise((resolve) => {
        const look = () => {
          const found = shop.arrived.filter(
            ({ event }) => event.checkout.reference === reference && event.type === type,
          )
          if (found.length < count) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
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

/** An order of 12.50 with the fields given changed. */
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

/** Orders a checkout that must be made. */
export async function orderCheckout(url: string, fields: Record<string, unknown> = {}) {
  const { status, answer } = await sendOrder(url, JSON.stringify(order(fields)))
  if (status !== 200) throw new Error(`order answered ${status}`)
  return answer
}

/** Presses a button of the checkout page. */
export const press = (url: string, outcome: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })
