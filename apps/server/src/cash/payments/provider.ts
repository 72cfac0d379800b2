import type { IncomingHttpHeaders } from 'node:http'
import type { DecimalString } from '@fairground/money'

/**
 * A payment provider. docs/payments.md says what it may rely on and what it must do. The server itself guards all money: a
 * provider may repeat, delay and contradict its messages.
 */
export interface PaymentProvider {
  /** As in `payment_channel.provider` and in the webhook's path, `/api/pay/hook/{id}`. */
  id: string

  /** Whether its checkouts have a `code` for the app of the player's bank. */
  hasCode?: boolean

  /**
   * Orders a checkout page. The server repeats the call after a lost answer, so the same `depositId` must return the same page
   * and never charge twice.
   * @throws ProviderAway when there is no readable answer
   */
  createCheckout(order: CheckoutOrder): Promise<Checkout>

  /**
   * Asks for the state of a checkout by our id of the deposit.
   * @throws ProviderAway when there is no readable answer
   */
  findCheckout(depositId: string): Promise<PaymentState>

  /**
   * Closes a checkout that nobody has paid, because the player may not deposit any more; optional. Money that comes all the same is
   * held.
   * @throws ProviderAway when there is no readable answer
   */
  closeCheckout?(depositId: string): Promise<void>

  /**
   * Gives the money of a paid checkout back to its payer; optional. The server repeats the call after a lost answer: the provider
   * gives it back once.
   * @throws ProviderAway when there is no certain answer
   */
  refundCheckout?(depositId: string): Promise<void>

  /**
   * Sends money to a player. The server repeats the call with the same `payoutId` after an unknown outcome: the provider pays a
   * payoutId once.
   * @throws ProviderAway when the outcome is unknown
   */
  createPayout(order: PayoutOrder): Promise<PayoutState>

  /**
   * Asks for the state of a payout by our id of it.
   * @throws ProviderAway when there is no readable answer
   */
  findPayout(payoutId: string): Promise<PayoutState>

  /**
   * Sums what the provider has moved until a moment, by currency; optional. The daily reconciliation compares it with the
   * ledger.
   * @throws ProviderAway when there is no readable answer
   */
  findTotals?(untilMs: number): Promise<ProviderTotals[]>

  /** Checks the text of a destination. @returns the canonical text; undefined when the text is malformed */
  parseDestination(text: string): string | undefined

  /**
   * Reads a webhook and verifies its signature of the raw body in constant time. It refuses a timestamp that differs by more
   * than five minutes.
   * @throws CallError signature_wrong; invalid_request when the signed body has an unknown shape
   */
  verifyWebhook(webhook: Webhook): PaymentEvent | PayoutEvent
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
  /** A text that the player copies into the own bank's app, such as a BR Code; the site shows it as a QR code too. */
  code?: string
}

/** What a provider says about a checkout. */
export interface PaymentState {
  /** `unknown`: the provider has never received the order. */
  state: 'open' | 'paid' | 'declined' | 'expired' | 'reversed' | 'unknown'
  /** Decimal, as the provider wrote it; with `paid` always there. */
  amount?: string
  currencyId?: string
}

/** The order of a payout. */
export interface PayoutOrder {
  /** Our id of the payout: the provider's idempotency key, which its webhooks repeat. */
  payoutId: string
  accountId: string
  /** Exact to the currency's decimals, such as `12.50`. */
  amount: DecimalString
  currencyId: string
  /** As `parseDestination` returned it. */
  destination: string
  /** Name of the person who must own the destination, where the provider checks it. */
  ownerName?: string
}

/** What a provider says about a payout. */
export interface PayoutState {
  /**
   * `pending`: the provider has it, or does not know its outcome yet. `paid` and `declined` are final. `missing`: the provider
   * is certain that it has never received it, so that it may be sent again.
   */
  state: 'pending' | 'paid' | 'declined' | 'missing'
  /** The provider's own id of the payout. */
  reference?: string
  /** Why it was declined, in the provider's words: for staff, not for players. */
  reason?: string
}

/** What a provider has moved in one currency, as decimals. */
export interface ProviderTotals {
  currencyId: string
  /** Paid by players, with what went back to them later. */
  paidIn: string
  /** Gone back to players. */
  reversed: string
  /** Paid out to players. */
  paidOut: string
}

/** A raw webhook. */
export interface Webhook {
  headers: IncomingHttpHeaders
  /** The signed bytes. */
  body: string
  /** By the server's clock, milliseconds since 1970. */
  receivedAtMs: number
}

/** A provider's message about a deposit. */
export interface PaymentEvent {
  about: 'deposit'
  /** `reversed`: the payer got the money back. `noted` has no effect: an intermediate state, or an unknown kind. */
  kind: 'paid' | 'declined' | 'expired' | 'reversed' | 'noted'
  depositId: string
  accountId: string
  /** Decimal, as the provider wrote it. */
  amount: string
  currencyId: string
}

/** A provider's message about a payout. */
export interface PayoutEvent {
  about: 'payout'
  /** `noted` has no effect: an intermediate state, or an unknown kind. */
  kind: 'paid' | 'declined' | 'noted'
  payoutId: string
  accountId: string
  /** Decimal, as the provider wrote it. */
  amount: string
  currencyId: string
  /** Why it was declined, in the provider's words: for staff, not for players. */
  reason?: string
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
