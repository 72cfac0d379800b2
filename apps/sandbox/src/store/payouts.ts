import { randomBytes } from 'node:crypto'
import type { BankName, Store } from './store.ts'

/** The bank decides a `pending` payout at its `dueAt`; the other two are final. */
export type PayoutStatus = 'pending' | 'paid' | 'declined'

/** The shop's order to pay a player. */
export interface PayoutOrder {
  bank: BankName
  /** The shop's id of the payout: a second order with the same reference is the first one's payout. */
  reference: string
  /** The shop's id of the player; each webhook sends it back. */
  customer: string
  /** Decimal, such as `12.50`; never a float. */
  amount: string
  currency: string
  /** `sandbox:<name>` or `pix:<key>`. */
  destination: string
}

/** One payout. Times are milliseconds since 1970. */
export interface Payout extends PayoutOrder {
  id: string
  status: PayoutStatus
  /** Why it was declined. */
  reason: string | null
  createdAt: number
  /** When the bank decides it. */
  dueAt: number
  closedAt: number | null
}

const COLUMNS = `id, bank, reference, customer, amount, currency, destination, status, reason, created_at as createdAt,
  due_at as dueAt, closed_at as closedAt`

/** The payout of a shop's reference. */
export function findPayout(store: Store, reference: string): Payout | undefined {
  return store.prepare(`select ${COLUMNS} from payout where reference = ?`).get(reference) as Payout | undefined
}

/** The payout of a reference. The first call creates it as pending, a later call changes nothing. */
export function ensurePayout(store: Store, order: PayoutOrder, now: number, dueAt: number): Payout {
  const { bank, reference, customer, amount, currency, destination } = order
  store
    .prepare(
      `insert into payout (id, bank, reference, customer, amount, currency, destination, status, created_at, due_at)
       values (?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?) on conflict (reference) do nothing`,
    )
    .run(randomBytes(12).toString('base64url'), bank, reference, customer, amount, currency, destination, now, dueAt)
  const payout = findPayout(store, reference)
  if (!payout) throw new Error(`payout of ${reference} is gone`)
  return payout
}

/** Decides a pending payout. @returns `undefined` when it is decided already */
export function closePayout(
  store: Store,
  id: string,
  { status, reason }: { status: 'paid' | 'declined'; reason?: string | undefined },
  now: number,
): Payout | undefined {
  return store
    .prepare(
      `update payout set status = ?, reason = ?, closed_at = ? where id = ? and status = 'pending' returning ${COLUMNS}`,
    )
    .get(status, reason ?? null, now, id) as Payout | undefined
}

/** The pending payouts that are due, the oldest first, at most 100. */
export function duePayouts(store: Store, now: number): Payout[] {
  return store
    .prepare(`select ${COLUMNS} from payout where status = 'pending' and due_at <= ? order by due_at limit 100`)
    .all(now) as unknown as Payout[]
}

/** When the next pending payout is due. */
export function findNextPayout(store: Store): number | undefined {
  const row = store.prepare(`select min(due_at) as at from payout where status = 'pending'`).get()
  return (row as { at: number | null }).at ?? undefined
}

/** What arrived at a destination, the newest first, at most 50. */
export function listArrived(store: Store, destination: string): Payout[] {
  return store
    .prepare(
      `select ${COLUMNS} from payout where destination = ? and status = 'paid' order by closed_at desc, id limit 50`,
    )
    .all(destination) as unknown as Payout[]
}
