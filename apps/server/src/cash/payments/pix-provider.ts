import * as z from 'zod'
import { writeBrCode } from './br-code.ts'
import { parsePixKey } from './pix-key.ts'
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

/** Who receives the payments, and over which bank. */
export interface PixOptions {
  /** The provider's id. */
  id: string
  bank: SignedBank
  merchantName: string
  merchantCity: string
}

const chargeSchema = z.object({ txid: z.string(), url: z.url(), location: z.string().max(77), expiresAt: z.int() })

/**
 * Creates a PIX provider: a deposit is a dynamic BR Code, a payout goes to a PIX key. Its bank speaks the signed protocol of
 * docs/payments.md, as the sandbox's bank does.
 */
export function createPixProvider({ id, bank, merchantName, merchantCity }: PixOptions): PaymentProvider {
  return {
    id,
    hasCode: true,

    createCheckout({ depositId, accountId, amount, currencyId, symbol, locale, returnUrl }) {
      const order = {
        ...{ reference: depositId, customer: accountId, amount, currency: currencyId, symbol, locale, returnUrl },
      }
      return orAway(id, async () => {
        const charge = chargeSchema.parse(acceptAnswer(await askBank(bank, '/v1/pix/charges', order)))
        const code = writeBrCode({ merchantName, merchantCity, location: charge.location, amount })
        return { url: charge.url, reference: charge.txid, expiresAtMs: charge.expiresAt, code }
      })
    },

    findCheckout: (depositId) => orAway(id, () => findSandboxPayment(bank, '/v1/pix/charges', depositId)),

    closeCheckout: (depositId) => orAway(id, () => orderOfSandbox(bank, 'cancellations', depositId)),
    refundCheckout: (depositId) => orAway(id, () => orderOfSandbox(bank, 'reversals', depositId)),

    createPayout({ payoutId, accountId, amount, currencyId, destination }) {
      const order = { reference: payoutId, customer: accountId, amount, currency: currencyId, destination }
      return orAway(id, async () => readPayout(await askBank(bank, '/v1/payouts', order)))
    },

    findPayout: (payoutId) => orAway(id, () => findSandboxPayout(bank, payoutId)),
    findTotals: (untilMs) => orAway(id, () => findSandboxTotals(bank, 'pix', untilMs)),
    parseDestination: parsePixKey,

    verifyWebhook(webhook) {
      checkSignature(bank.secret, webhook)
      return readSandboxEvent(webhook.body)
    },
  }
}
