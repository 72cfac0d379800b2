import type { IncomingHttpHeaders } from 'node:http'
import type { DecimalString } from '@fairground/money'

/**
 * A payment provider. A new one is a file beside `sandbox-provider.ts` and a line in `payments.ts`; docs/payments.md says what
 * it may rely on and what it must do. The server itself guards all money: a provider may repeat, delay and contradict its
 * messages.
 */
export interface PaymentProvider {
  /** As in `payment_channel.provider` and in the webhook's path, `/api/pay/hook/{id}`. */
  id: string

  /**
   * Orders a checkout page. The server repeats the call after a lost answer, so the same `depositId` must return the same page
   * and never charge twice.
   * @throws ProviderAway when there is no readable answer
   */
  createCheckout(order: CheckoutOrder): Promise<Checkout>

  /**
   * Reads a webhook and verifies its signature of the raw body in constant time. It refuses a timestamp that differs by more
   * than five minutes.
   * @throws CallError signature_wrong; invalid_request when the signed body has an unknown shape
   */
  verifyWebhook(webhook: Webhook): PaymentEvent
}

/** The order of a checkout page. */
export interface CheckoutOrder {
  /** Our id of the deposit: the provider's idempotency key, which its webhooks repeat. */
  depositId: string
  accountId: string
  /** Exact to the currency's decimals, such as `12.50`. */
  amount: DecimalString
  currencyId: string
  symbol: string
  /** Language for the page, such as `pt-BR`. */
  locale: string
  /** The address to which the page returns the player. */
  returnUrl: string
}

/** The provider's checkout page. */
export interface Checkout {
  url: string
  /** The provider's id of the page. */
  reference: string
  /** Milliseconds since 1970. */
  expiresAtMs: number
}

/** A raw webhook. */
export interface Webhook {
  headers: IncomingHttpHeaders
  /** The signed bytes. */
  body: string
  /** By the server's clock, milliseconds since 1970. */
  receivedAtMs: number
}

/** A provider's message about one payment. */
export interface PaymentEvent {
  /** `noted` has no effect: an intermediate state, or an unknown kind. */
  kind: 'paid' | 'declined' | 'expired' | 'noted'
  depositId: string
  accountId: string
  /** Decimal, as the provider wrote it. */
  amount: string
  currencyId: string
}

/** Thrown when the provider gave no readable answer in time. The order may have reached it. */
export class ProviderAway extends Error {
  constructor(providerId: string, cause: unknown) {
    super(`payment provider ${providerId} is away: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
    this.name = 'ProviderAway'
  }
}
