import type { IncomingHttpHeaders } from 'node:http'
import type { DecimalString } from '@fairground/money'

/**
 * A payment provider as the server sees it. A new one is a file beside `sandbox-provider.ts` and a line in
 * `providers.ts`; docs/payments.md says what it may rely on and what it must do. The server keeps every promise of
 * money itself: a provider may repeat itself, come late and contradict itself.
 */
export interface PaymentProvider {
  /** As in `payment_channel.provider` and in the webhook's path, `/api/pay/hook/{id}`. */
  id: string

  /**
   * Orders a page on which the player pays. Safe to repeat: the same `depositId` must answer with the same page and
   * never charge twice, for an answer that was lost is asked for again.
   * @throws ProviderAway when there is no answer, or none that can be read
   */
  createCheckout(order: CheckoutOrder): Promise<Checkout>

  /**
   * Reads a webhook and proves that the provider sent it, lately, as it is: the signature is made over the raw body
   * and compared in constant time, and a timestamp off by more than five minutes is refused.
   * @throws CallError signature_wrong when any of that fails, invalid_request when what is signed has no known shape
   */
  verifyWebhook(webhook: Webhook): PaymentEvent
}

/** What the player wants to pay. */
export interface CheckoutOrder {
  /** Our id of the deposit: the provider's idempotency key, and what its webhooks name. */
  depositId: string
  accountId: string
  /** Exact to the currency's decimals, such as `12.50`. */
  amount: DecimalString
  currencyId: string
  symbol: string
  /** Language for the page, such as `pt-BR`. */
  locale: string
  /** Where the page sends the player afterwards. */
  returnUrl: string
}

/** The page that the provider made. */
export interface Checkout {
  url: string
  /** The provider's own id of it. */
  reference: string
  /** Milliseconds since 1970. */
  expiresAtMs: number
}

/** A webhook as it came. */
export interface Webhook {
  headers: IncomingHttpHeaders
  /** Byte for byte what was signed. */
  body: string
  /** By the server's clock, milliseconds since 1970. */
  receivedAtMs: number
}

/** What a provider says of one payment. */
export interface PaymentEvent {
  /** `noted` decides nothing: a state on the way, or a kind that we do not know yet. */
  kind: 'paid' | 'declined' | 'expired' | 'noted'
  depositId: string
  accountId: string
  /** Decimal, as the provider wrote it. */
  amount: string
  currencyId: string
}

/** The provider did not answer in time, or not in a way that can be read. The order may have reached it or not. */
export class ProviderAway extends Error {
  constructor(providerId: string, cause: unknown) {
    super(`payment provider ${providerId} is away: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
    this.name = 'ProviderAway'
  }
}
