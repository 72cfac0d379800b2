import { createHmac, randomUUID } from 'node:crypto'
import { SECRET } from '../payments/cashier.ts'
import type { View } from './hints.ts'

/** The signed message of the sandbox about a deposit: right, of another amount, or late. */
export function sandboxMessage({ random, row, actor }: View) {
  const { id, amount, owner } = row('order')
  const timestamp = Date.now() - random.pick([0, 0, 0, 600_000])
  const body = JSON.stringify({
    id: randomUUID(),
    type: `checkout.${random.pick(['paid', 'paid', 'paid', 'processing', 'declined', 'expired'])}`,
    createdAt: timestamp,
    checkout: {
      ...{
        id: 'c',
        reference: id ?? randomUUID(),
        customer: owner ?? actor.name,
        currency: random.pick(['G$', 'G$', 'IDR']),
      },
      amount: random.chance(0.8) ? String(amount) : '7',
    },
  })
  const signature = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')
  return { body, headers: { 'sandbox-timestamp': String(timestamp), 'sandbox-signature': signature } }
}
