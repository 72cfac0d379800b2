import { readAt, textAt } from '../../ground/config/template.ts'
import { askHosted, type HostedAnswer, type HostedOptions } from './hosted/hosted-bank.ts'
import { moneyAt, readHostedEvent } from './hosted/hosted-events.ts'
import { checkWebhook } from './hosted/signing.ts'
import type { Checkout, PaymentProvider, PayoutState } from './provider.ts'
import { orAway } from './sandbox-events.ts'

/** Life of a checkout whose provider names no end. */
const LIFETIME_MS = 30 * 60_000

type PayoutPaths = { state: string; reference?: string | undefined; reason?: string | undefined }

/** Creates a provider with a hosted checkout page from its settings alone. */
export function createHostedProvider(options: HostedOptions): PaymentProvider {
  const { settings, secrets, now } = options
  const { id, currencies, checkout, findCheckout, closeCheckout, refundCheckout, payout, findPayout } = settings
  const moneyOf = (amount: string, currencyId: string): Record<string, string> => ({
    amount,
    // `amount` is exact to the currency's decimals.
    amountMinor: BigInt(amount.replace('.', '')).toString(),
    currency: currencies[currencyId] ?? currencyId,
  })

  return {
    id,
    hasCode: checkout.answer.code !== undefined,

    createCheckout({ amount, currencyId, ...order }) {
      return orAway(id, async () => {
        const answer = await askHosted(options, checkout, { ...order, ...moneyOf(amount, currencyId) })
        return checkoutOf(options, accept(answer))
      })
    },

    findCheckout(depositId) {
      return orAway(id, async () => {
        const answer = await askHosted(options, findCheckout, { depositId })
        if (findCheckout.unknownStatuses.includes(answer.status)) return { state: 'unknown' }
        const body = accept(answer)
        // A state that the settings do not know decides nothing. `unknown` would say that the provider has no such order.
        const state = stateOf(findCheckout.states, textAt(body, findCheckout.answer.state))
        return state === undefined ? { state: 'open' } : { state, ...moneyAt(settings, findCheckout.answer, body) }
      })
    },

    ...(closeCheckout && { closeCheckout: (depositId) => order(closeCheckout, depositId) }),
    ...(refundCheckout && { refundCheckout: (depositId) => order(refundCheckout, depositId) }),

    createPayout({ payoutId, accountId, amount, currencyId, destination, ownerName = '' }) {
      return orAway(id, async () => {
        if (!payout) throw new Error('its settings have no payouts')
        const values = { payoutId, accountId, destination, ownerName, ...moneyOf(amount, currencyId) }
        const answer = await askHosted(options, payout, values)
        if (payout.declinedStatuses.includes(answer.status))
          return { ...reasonOf(payout.answer, answer), state: 'declined' }
        return payoutOf(payout, accept(answer))
      })
    },

    findPayout(payoutId) {
      return orAway(id, async () => {
        if (!findPayout) throw new Error('its settings have no question about payouts')
        const answer = await askHosted(options, findPayout, { payoutId })
        return findPayout.missingStatuses.includes(answer.status)
          ? { state: 'missing' }
          : payoutOf(findPayout, accept(answer))
      })
    },

    parseDestination(text) {
      const destination = text.trim()
      const isWhole = payout && new RegExp(`^(?:${payout.destination})$`).test(destination)
      return isWhole && destination.length <= 100 ? destination : undefined
    },

    verifyWebhook(webhook) {
      checkWebhook(settings.signing, secrets[settings.signing.secret] ?? '', webhook)
      return readHostedEvent(settings, webhook.body)
    },
  }

  function order(request: NonNullable<typeof closeCheckout>, depositId: string): Promise<void> {
    return orAway(id, async () => {
      const answer = await askHosted(options, request, { depositId })
      if (answer.status >= 300 && !request.doneStatuses.includes(answer.status))
        throw new Error(`status ${answer.status}`)
    })
  }

  function checkoutOf({ settings: { checkout: paths } }: HostedOptions, body: unknown): Checkout {
    const { expiresAt, code } = paths.answer
    const url = new URL(textAt(body, paths.answer.url))
    if (!/^https?:$/.test(url.protocol)) throw new Error(`the checkout's address is ${url.protocol}`)
    const shownCode = code === undefined ? undefined : readAt(body, code)
    return {
      url: url.href,
      reference: textAt(body, paths.answer.reference),
      expiresAtMs: expiresAt === undefined ? now() + LIFETIME_MS : parseTime(textAt(body, expiresAt), paths.timeUnit),
      ...(typeof shownCode === 'string' && { code: shownCode }),
    }
  }
}

/** @throws Error when the answer's status says that it failed */
function accept({ status, body }: HostedAnswer): unknown {
  if (status >= 300 || body === undefined) throw new Error(`status ${status}`)
  return body
}

function payoutOf(
  { answer, states }: { answer: PayoutPaths; states: Readonly<Record<string, 'pending' | 'paid' | 'declined'>> },
  body: unknown,
): PayoutState {
  const reference = answer.reference === undefined ? undefined : readAt(body, answer.reference)
  return {
    // A state that the settings do not know decides nothing.
    state: stateOf(states, textAt(body, answer.state)) ?? 'pending',
    ...(reference !== undefined && reference !== null && { reference: String(reference) }),
    ...reasonOf(answer, { status: 200, body }),
  }
}

/** Our state for the provider's word, which may be the name of anything, such as `constructor`. */
function stateOf<State>(states: Readonly<Record<string, State>>, word: string): State | undefined {
  return Object.hasOwn(states, word) ? states[word] : undefined
}

function reasonOf({ reason: path }: PayoutPaths, { status, body }: HostedAnswer): { reason?: string } {
  const reason = path === undefined ? undefined : readAt(body, path)
  if (typeof reason === 'string') return { reason }
  return status >= 400 ? { reason: `status ${status}` } : {}
}

/** @throws Error when the text is no time */
function parseTime(text: string, unit: 'iso' | 's' | 'ms'): number {
  const atMs = unit === 'iso' ? Date.parse(text) : Number(text) * (unit === 's' ? 1_000 : 1)
  if (!Number.isSafeInteger(atMs)) throw new Error(`the time ${text} cannot be read`)
  return atMs
}
