import { randomUUID } from 'node:crypto'
import type { Checkout } from '../store/checkouts.ts'
import { addDelivery } from '../store/deliveries.ts'
import type { Store } from '../store/store.ts'
import { type ChaosLevel, planDelays } from './chaos.ts'

/** What a webhook can say. `processing` decides nothing; it is sent just before `paid` and may arrive after it. */
export type EventType = 'checkout.processing' | 'checkout.paid' | 'checkout.declined' | 'checkout.expired'

/**
 * Writes down the webhooks of something that happened to a checkout. Belongs into the transaction in which it happened,
 * so that a payment without its webhook cannot exist.
 */
export function recordEvent(
  store: Store,
  chaos: { level: ChaosLevel; seed: string },
  type: EventType,
  checkout: Checkout,
  now: number,
): void {
  const eventId = randomUUID()
  const { id, reference, customer, amount, currency } = checkout
  const body = JSON.stringify({
    id: eventId,
    type,
    createdAt: now,
    checkout: { id, reference, customer, amount, currency },
  })
  for (const [copy, delay] of planDelays(chaos, eventId).entries()) {
    addDelivery(store, { eventId, copy, body, createdAt: now, dueAt: now + delay })
  }
}
