import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { isSigned } from './signature.ts'
import { ensureCheckout, type Order } from './store/checkouts.ts'
import type { Store } from './store/store.ts'

const orderSchema = z.object({
  reference: z.string().min(1).max(64),
  customer: z.string().min(1).max(64),
  amount: z.string().regex(/^(?!0+(\.0+)?$)(0|[1-9]\d{0,17})(\.\d{1,9})?$/),
  currency: z.string().min(1).max(16),
  symbol: z.string().min(1).max(16),
  locale: z.string().max(16).default('en'),
  returnUrl: z.url({ protocol: /^https?$/ }).max(2048),
})

/** What the handler of orders needs. */
export interface OrderOptions {
  store: Store
  secret: string
  lifetimeMs: number
  /** The address of a checkout's page. */
  checkoutUrl(id: string): string
  /** Called for each order: a new checkout may be the next to expire. */
  onOrder(): void
}

/**
 * `POST /v1/checkouts`: the shop orders a payment page. The request is signed and safe to repeat: a reference has one
 * checkout. It refuses the same reference with another amount or currency with 409.
 */
export function registerOrders(
  app: FastifyInstance,
  { store, secret, lifetimeMs, checkoutUrl, onOrder }: OrderOptions,
): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, accept) => accept(null, body))

  app.post('/v1/checkouts', (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : ''
    if (!isSigned(secret, request.headers, body, Date.now())) return reply.code(401).send({ error: 'signature_wrong' })
    const order = parseOrder(body)
    if (!order) return reply.code(400).send({ error: 'order_malformed' })
    const checkout = ensureCheckout(store, order, Date.now(), lifetimeMs)
    if (checkout.amount !== order.amount || checkout.currency !== order.currency) {
      return reply.code(409).send({ error: 'reference_reused' })
    }
    onOrder()
    return { id: checkout.id, url: checkoutUrl(checkout.id), expiresAt: checkout.expiresAt, status: checkout.status }
  })
}

function parseOrder(body: string): Order | undefined {
  try {
    return orderSchema.safeParse(JSON.parse(body)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
