import { randomUUID } from 'node:crypto'
import type { Checkout } from '../store/checkouts.ts'
import { addDelivery } from '../store/deliveries.ts'
import type { Store } from '../store/store.ts'
import { type ChaosLevel, planDelays } from './chaos.ts'

/** Types of webhooks. `processing` decides nothing; the sandbox sends it just before `paid`, and it may arrive after it. */
export type EventType = 'checkout.processing' | 'checkout.paid' | 'checkout.declined' | 'checkout.expired'

/**
 * Stores the webhooks of an event of a checkout. Call it in the event's transaction, so that a payment without its webhook
 * cannot exist.
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
