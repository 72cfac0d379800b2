import { randomBytes } from 'node:crypto'
import type { BankName, Store } from './store.ts'

/** The player can pay an `open` checkout; the other three are final. */
export type CheckoutStatus = 'open' | 'paid' | 'declined' | 'expired'

/** The shop's order. */
export interface Order {
  bank: BankName
  /** The shop's id of the payment: a second order with the same reference gets the first one's checkout. */
  reference: string
  /** The shop's id of the player; each webhook sends it back. */
  customer: string
  /** Decimal, such as `12.50`; never a float. */
  amount: string
  currency: string
  /** Symbol beside the amount on the page. */
  symbol: string
  /** Language of the page when the address names none. */
  locale: string
  /** Address for the player's way back. */
  returnUrl: string
}

/** One payment page. Times are milliseconds since 1970. */
export interface Checkout extends Order {
  /** Unguessable, since it is enough to pay. */
  id: string
  status: CheckoutStatus
  createdAt: number
  expiresAt: number
  closedAt: number | null
  /** When the payer got the money of a paid checkout back. */
  reversedAt: number | null
}

const COLUMNS = `id, bank, reference, customer, amount, currency, symbol, locale, return_url as returnUrl, status,
  created_at as createdAt, expires_at as expiresAt, closed_at as closedAt, reversed_at as reversedAt`

function findBy(store: Store, column: string, value: string): Checkout | undefined {
  return store.prepare(`select ${COLUMNS} from checkout where ${column} = ?`).get(value) as Checkout | undefined
}

/** The checkout of this id. */
export const findCheckout = (store: Store, id: string): Checkout | undefined => findBy(store, 'id', id)

/** The checkout of a shop's reference. */
export const findByReference = (store: Store, reference: string): Checkout | undefined =>
  findBy(store, 'reference', reference)

/** The checkout of a reference. The first call creates it, a later call changes nothing. */
export function ensureCheckout(store: Store, order: Order, now: number, lifetimeMs: number): Checkout {
  store
    .prepare(
      `insert into checkout (id, bank, reference, customer, amount, currency, symbol, locale, return_url, status, created_at, expires_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?) on conflict (reference) do nothing`,
    )
    .run(
      // A BR Code allows 26 to 35 letters and digits.
      order.bank === 'pix' ? randomBytes(16).toString('hex') : randomBytes(18).toString('base64url'),
      order.bank,
      order.reference,
      order.customer,
      order.amount,
      order.currency,
      order.symbol,
      order.locale,
      order.returnUrl,
      now,
      now + lifetimeMs,
    )
  const checkout = findBy(store, 'reference', order.reference)
  if (!checkout) throw new Error(`checkout of ${order.reference} is gone`)
  return checkout
}

/** Closes an open checkout. @returns `undefined` when the checkout is not open */
export function closeCheckout(
  store: Store,
  id: string,
  status: Exclude<CheckoutStatus, 'open'>,
  now: number,
): Checkout | undefined {
  return store
    .prepare(`update checkout set status = ?, closed_at = ? where id = ? and status = 'open' returning ${COLUMNS}`)
    .get(status, now, id) as Checkout | undefined
}

/** Gives the money of a paid checkout back. @returns `undefined` when it is not paid, or reversed already */
export function reverseCheckout(store: Store, reference: string, now: number): Checkout | undefined {
  return store
    .prepare(
      `update checkout set reversed_at = ? where reference = ? and status = 'paid' and reversed_at is null
       returning ${COLUMNS}`,
    )
    .get(now, reference) as Checkout | undefined
}

/** Ids of the open checkouts that have expired, the oldest first. */
export function overdueCheckouts(store: Store, now: number): string[] {
  const rows = store
    .prepare(`select id from checkout where status = 'open' and expires_at <= ? order by expires_at limit 100`)
    .all(now) as { id: string }[]
  return rows.map(({ id }) => id)
}

/** When the next open checkout expires. */
export function findNextExpiry(store: Store): number | undefined {
  const row = store.prepare(`select min(expires_at) as at from checkout where status = 'open'`).get()
  return (row as { at: number | null }).at ?? undefined
}
