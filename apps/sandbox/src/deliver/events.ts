import { randomUUID } from 'node:crypto'
import type { Checkout } from '../store/checkouts.ts'
import { addDelivery } from '../store/deliveries.ts'
import type { Payout } from '../store/payouts.ts'
import type { BankName, Store } from '../store/store.ts'
import { type ChaosLevel, planDelays } from './chaos.ts'

/** Types of webhooks. `processing` decides nothing; the sandbox sends it just before `paid`, and it may arrive after it. */
export type EventType =
  | 'checkout.processing'
  | 'checkout.paid'
  | 'checkout.declined'
  | 'checkout.expired'
  | 'checkout.reversed'
  | 'payout.paid'
  | 'payout.declined'

/** What an event is about. */
type Subject = { bank: BankName } & ({ checkout: Checkout } | { payout: Payout })

/**
 * Stores the webhooks of an event. Call it in the event's transaction, so that a payment without its webhook cannot exist.
 */
export function recordEvent(
  store: Store,
  chaos: { level: ChaosLevel; seed: string },
  type: EventType,
  subject: Subject,
  now: number,
): void {
  const eventId = randomUUID()
  const body = JSON.stringify({ id: eventId, type, createdAt: now, ...fieldsOf(subject) })
  for (const [copy, delay] of planDelays(chaos, eventId).entries()) {
    addDelivery(store, { eventId, copy, bank: subject.bank, body, createdAt: now, dueAt: now + delay })
  }
}

function fieldsOf(subject: Subject): object {
  if ('checkout' in subject) {
    const { id, reference, customer, amount, currency } = subject.checkout
    return { checkout: { id, reference, customer, amount, currency } }
  }
  const { id, reference, customer, amount, currency, reason } = subject.payout
  return { payout: { id, reference, customer, amount, currency, ...(reason !== null && { reason }) } }
}
