import { CallError } from '@fairground/contract/envelope'
import * as z from 'zod'
import {
  type PaymentEvent,
  type PaymentState,
  type PayoutEvent,
  type PayoutState,
  ProviderAway,
  type ProviderTotals,
} from './provider.ts'
import { askBank, type BankAnswer, type SignedBank } from './signed-request.ts'

const eventSchema = z.union([
  z.object({
    type: z.string(),
    checkout: z.object({ reference: z.string(), customer: z.string(), amount: z.string(), currency: z.string() }),
  }),
  z.object({
    type: z.string(),
    payout: z.object({
      reference: z.string(),
      customer: z.string(),
      amount: z.string(),
      currency: z.string(),
      reason: z.optional(z.string()),
    }),
  }),
])

const checkoutStateSchema = z.object({
  status: z.enum(['open', 'paid', 'declined', 'expired', 'reversed']),
  amount: z.string(),
  currency: z.string(),
})

const payoutSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'paid', 'declined']),
  reason: z.optional(z.string()),
})

const totalsSchema = z.object({
  list: z.array(z.object({ currency: z.string(), paidIn: z.string(), reversed: z.string(), paidOut: z.string() })),
})

const PAYMENT_KINDS: Readonly<Record<string, PaymentEvent['kind']>> = {
  'checkout.paid': 'paid',
  'checkout.declined': 'declined',
  'checkout.expired': 'expired',
  'checkout.reversed': 'reversed',
}

const PAYOUT_KINDS: Readonly<Record<string, PayoutEvent['kind']>> = {
  'payout.paid': 'paid',
  'payout.declined': 'declined',
}

/**
 * Reads the body of a webhook of the sandbox.
 * @throws CallError invalid_request for a shape that is not known
 */
export function readSandboxEvent(body: string): PaymentEvent | PayoutEvent {
  try {
    const event = eventSchema.parse(JSON.parse(body))
    if ('checkout' in event) {
      const { reference, customer, amount, currency } = event.checkout
      const kind = PAYMENT_KINDS[event.type] ?? 'noted'
      return { about: 'deposit', kind, depositId: reference, accountId: customer, amount, currencyId: currency }
    }
    const { reference, customer, amount, currency, reason } = event.payout
    return {
      about: 'payout',
      kind: PAYOUT_KINDS[event.type] ?? 'noted',
      payoutId: reference,
      accountId: customer,
      amount,
      currencyId: currency,
      ...(reason !== undefined && { reason }),
    }
  } catch (cause) {
    throw Object.assign(new CallError('invalid_request'), { cause })
  }
}

/**
 * Asks the sandbox for a payment by our reference.
 * @param path of the resource, without the reference
 * @throws Error when there is no readable answer
 */
export async function findSandboxPayment(bank: SignedBank, path: string, reference: string): Promise<PaymentState> {
  const answer = await askBank(bank, `${path}/${encodeURIComponent(reference)}`)
  if (answer.status === 404) return { state: 'unknown' }
  const { status, amount, currency } = checkoutStateSchema.parse(acceptAnswer(answer))
  return { state: status, amount, currencyId: currency }
}

/**
 * Asks the sandbox for a payout by our reference.
 * @throws Error when there is no readable answer
 */
export async function findSandboxPayout(bank: SignedBank, reference: string): Promise<PayoutState> {
  const answer = await askBank(bank, `/v1/payouts/${encodeURIComponent(reference)}`)
  return answer.status === 404 ? { state: 'missing' } : readPayout(answer)
}

/**
 * Reads the sandbox's answer about a payout.
 * @throws Error when it has another shape
 */
export function readPayout(answer: BankAnswer): PayoutState {
  const { id, status, reason } = payoutSchema.parse(acceptAnswer(answer))
  return { state: status, reference: id, ...(reason !== undefined && { reason }) }
}

/**
 * Returns the body of an answer.
 * @throws Error when the answer's status says that it failed
 */
export function acceptAnswer({ status, body }: BankAnswer): unknown {
  if (status >= 300) throw new Error(`status ${status}`)
  return body
}

/**
 * Asks the sandbox what one of its banks has moved.
 * @throws Error when there is no readable answer
 */
export async function findSandboxTotals(
  bank: SignedBank,
  name: 'sandbox' | 'pix',
  untilMs: number,
): Promise<ProviderTotals[]> {
  const answer = await askBank(bank, `/v1/totals?bank=${name}&until=${untilMs}`)
  return totalsSchema
    .parse(acceptAnswer(answer))
    .list.map(({ currency, ...sums }) => ({ currencyId: currency, ...sums }))
}

/**
 * Asks the sandbox to close an open checkout, or to give the money of a paid one back. It does each once.
 * @throws Error when there is no readable answer, or when it cannot
 */
export async function orderOfSandbox(
  bank: SignedBank,
  order: 'cancellations' | 'reversals',
  reference: string,
): Promise<void> {
  acceptAnswer(await askBank(bank, `/v1/${order}`, { reference }))
}

/**
 * Asks a provider.
 * @throws ProviderAway when `ask` throws
 */
export async function orAway<Answer>(providerId: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw new ProviderAway(providerId, error)
  }
}
