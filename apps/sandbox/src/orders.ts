import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Closing } from './closing.ts'
import { refuse, type SignedRoutes } from './signed-routes.ts'
import { type Checkout, ensureCheckout, findByReference } from './store/checkouts.ts'
import type { BankName, Store } from './store/store.ts'

const orderSchema = z.object({
  reference: z.string().min(1).max(64),
  customer: z.string().min(1).max(64),
  amount: z.string().regex(/^(?!0+(\.0+)?$)(0|[1-9]\d{0,17})(\.\d{1,9})?$/),
  currency: z.string().min(1).max(16),
  symbol: z.string().min(1).max(16),
  locale: z.string().max(16).default('en'),
  returnUrl: z.url({ protocol: /^https?$/ }).max(2048),
})
const reversalSchema = z.object({ reference: z.string().min(1).max(64) })

/** What the handlers of orders need. */
export interface OrderOptions {
  store: Store
  lifetimeMs: number
  /** The address of this process for browsers. */
  baseUrl(): string
  closing: Closing
}

/**
 * The shop's calls about payments, each signed and safe to repeat:
 *
 * - `POST /v1/checkouts` orders a payment page, `POST /v1/pix/charges` a charge that a BR Code names. A reference has one
 *   checkout: the same reference with another amount or currency is a 409.
 * - `GET /v1/checkouts/{reference}` and `GET /v1/pix/charges/{reference}` answer its state.
 * - `POST /v1/cancellations` closes an open checkout: nobody can pay it any more.
 * - `POST /v1/reversals` gives the money of a paid checkout back.
 */
export function registerOrders(routes: SignedRoutes, { store, lifetimeMs, baseUrl, closing }: OrderOptions): void {
  const stateOf = (checkout: Checkout): object => {
    const { id, amount, currency, expiresAt, reversedAt, bank, status } = checkout
    const page = `${baseUrl()}/checkout/${id}`
    return {
      ...{ id, amount, currency, expiresAt, url: page },
      // A BR Code holds the address without its scheme.
      ...(bank === 'pix' && { txid: id, location: `${baseUrl().replace(/^https?:\/\//, '')}/pix/v2/${id}` }),
      status: reversedAt === null ? status : 'reversed',
    }
  }

  const serve = (bank: BankName, path: string): void => {
    routes.post(path, orderSchema, (order, _request, reply) => {
      const checkout = ensureCheckout(store, { ...order, bank }, Date.now(), lifetimeMs)
      const isSame = checkout.amount === order.amount && checkout.currency === order.currency
      if (!isSame || checkout.bank !== bank) return refuse(reply, 409, 'reference_reused')
      closing.reschedule()
      return stateOf(checkout)
    })
    routes.get(`${path}/:reference`, (_body, request: FastifyRequest) => {
      const { reference } = request.params as { reference: string }
      const checkout = findByReference(store, reference)
      return checkout?.bank === bank ? stateOf(checkout) : undefined
    })
  }

  serve('sandbox', '/v1/checkouts')
  serve('pix', '/v1/pix/charges')
  routes.post('/v1/cancellations', reversalSchema, ({ reference }, _request, reply: FastifyReply) => {
    const checkout = findByReference(store, reference)
    if (!checkout) return undefined
    closing.close(checkout.id, 'declined')
    const { status } = findByReference(store, reference) ?? checkout
    return status === 'paid' ? refuse(reply, 409, 'paid') : { status }
  })
  routes.post('/v1/reversals', reversalSchema, ({ reference }, _request, reply: FastifyReply) => {
    const checkout = findByReference(store, reference)
    if (!checkout) return undefined
    const isReversed = checkout.reversedAt !== null || closing.reverse(reference)
    return isReversed ? { status: 'reversed' } : refuse(reply, 409, 'not_paid')
  })
}
