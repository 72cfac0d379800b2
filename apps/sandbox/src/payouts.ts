import * as z from 'zod'
import type { Paying } from './paying.ts'
import { refuse, type SignedRoutes } from './signed-routes.ts'
import { findPayout, type Payout } from './store/payouts.ts'
import type { Store } from './store/store.ts'
import { sumPayments } from './store/totals.ts'

const payoutSchema = z.object({
  reference: z.string().min(1).max(64),
  customer: z.string().min(1).max(64),
  amount: z.string().regex(/^(?!0+(\.0+)?$)(0|[1-9]\d{0,17})(\.\d{1,9})?$/),
  currency: z.string().min(1).max(16),
  destination: z.string().min(1).max(100),
})
const totalsSchema = z.object({ bank: z.enum(['sandbox', 'pix']), until: z.coerce.number().int().min(0) })

/**
 * The shop's calls about payouts, each signed:
 *
 * - `POST /v1/payouts` pays a player. A reference is paid once: the same reference with another order is a 409.
 * - `GET /v1/payouts/{reference}` answers its state.
 * - `GET /v1/totals?bank=&until=` sums what the bank has moved until then.
 */
export function registerPayouts(routes: SignedRoutes, store: Store, paying: Paying): void {
  routes.post('/v1/payouts', payoutSchema, async (order, _request, reply) => {
    const earlierPayout = findPayout(store, order.reference)
    if (earlierPayout && !isSameOrder(earlierPayout, order)) return refuse(reply, 409, 'reference_reused')
    const bank = order.destination.startsWith('pix:') ? 'pix' : 'sandbox'
    return stateOf(await paying.pay({ ...order, bank }))
  })

  routes.get('/v1/payouts/:reference', (_body, request) => {
    const { reference } = request.params as { reference: string }
    const payout = findPayout(store, reference)
    return payout && stateOf(payout)
  })

  routes.get('/v1/totals', (_body, request, reply) => {
    const query = totalsSchema.safeParse(request.query).data
    if (!query) return refuse(reply, 400, 'query_malformed')
    return { list: sumPayments(store, query.bank, query.until) }
  })
}

function isSameOrder(payout: Payout, order: z.infer<typeof payoutSchema>): boolean {
  const { amount, currency, destination, customer } = payout
  return (
    amount === order.amount &&
    currency === order.currency &&
    destination === order.destination &&
    customer === order.customer
  )
}

function stateOf({ id, reference, status, amount, currency, reason, closedAt }: Payout): object {
  return {
    ...{ id, reference, status, amount, currency },
    ...(reason !== null && { reason }),
    ...(closedAt !== null && { closedAt }),
  }
}
