import * as z from 'zod'
import type { PaymentProvider } from './provider.ts'
import {
  acceptAnswer,
  findSandboxPayment,
  findSandboxPayout,
  findSandboxTotals,
  orAway,
  orderOfSandbox,
  readPayout,
  readSandboxEvent,
} from './sandbox-events.ts'
import { askBank, checkSignature, type SignedBank } from './signed-request.ts'

const checkoutSchema = z.object({ id: z.string(), url: z.url(), expiresAt: z.int() })
const DESTINATION = /^sandbox:[a-z0-9._-]{1,40}$/

/** Creates the server's side of the play-money provider. */
export function createSandboxProvider(bank: SignedBank): PaymentProvider {
  return {
    id: 'sandbox',

    createCheckout({ depositId, accountId, amount, currencyId, symbol, locale, returnUrl }) {
      const order = {
        reference: depositId,
        customer: accountId,
        amount,
        currency: currencyId,
        symbol,
        locale,
        returnUrl,
      }
      return orAway('sandbox', async () => {
        const checkout = checkoutSchema.parse(acceptAnswer(await askBank(bank, '/v1/checkouts', order)))
        return { url: checkout.url, reference: checkout.id, expiresAtMs: checkout.expiresAt }
      })
    },

    findCheckout: (depositId) => orAway('sandbox', () => findSandboxPayment(bank, '/v1/checkouts', depositId)),

    closeCheckout: (depositId) => orAway('sandbox', () => orderOfSandbox(bank, 'cancellations', depositId)),
    refundCheckout: (depositId) => orAway('sandbox', () => orderOfSandbox(bank, 'reversals', depositId)),

    createPayout({ payoutId, accountId, amount, currencyId, destination }) {
      const order = { reference: payoutId, customer: accountId, amount, currency: currencyId, destination }
      return orAway('sandbox', async () => readPayout(await askBank(bank, '/v1/payouts', order)))
    },

    findPayout: (payoutId) => orAway('sandbox', () => findSandboxPayout(bank, payoutId)),

    findTotals: (untilMs) => orAway('sandbox', () => findSandboxTotals(bank, 'sandbox', untilMs)),

    parseDestination(text) {
      const destination = text.trim().toLowerCase()
      return DESTINATION.test(destination) ? destination : undefined
    },

    verifyWebhook(webhook) {
      checkSignature(bank.secret, webhook)
      return readSandboxEvent(webhook.body)
    },
  }
}
