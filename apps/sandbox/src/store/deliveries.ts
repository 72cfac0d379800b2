import type { BankName, Store } from './store.ts'

/** A pending webhook. One event can have several copies, since real providers repeat webhooks. */
export interface Delivery {
  eventId: string
  /** Number of the copy, from 0. */
  copy: number
  /** Decides to which address it goes. */
  bank: BankName
  /** The exact JSON text, which is also signed. */
  body: string
  createdAt: number
  dueAt: number
  /** Number of failed attempts. */
  attempts: number
}

/** Stores a pending webhook. */
export function addDelivery(store: Store, delivery: Omit<Delivery, 'attempts'>): void {
  const { eventId, copy, bank, body, createdAt, dueAt } = delivery
  store
    .prepare('insert into delivery (event_id, copy, bank, body, created_at, due_at) values (?, ?, ?, ?, ?, ?)')
    .run(eventId, copy, bank, body, createdAt, dueAt)
}

/** The due webhooks, the earliest first, at most 200. */
export function dueDeliveries(store: Store, now: number): Delivery[] {
  return store
    .prepare(
      `select event_id as eventId, copy, bank, body, created_at as createdAt, due_at as dueAt, attempts
       from delivery where due_at <= ? order by due_at limit 200`,
    )
    .all(now) as unknown as Delivery[]
}

/** When the next webhook is due after `now`. */
export function findNextDue(store: Store, now: number): number | undefined {
  const row = store.prepare('select min(due_at) as at from delivery where due_at > ?').get(now)
  return (row as { at: number | null }).at ?? undefined
}

/** Removes a webhook that has arrived, or that the courier gives up. */
export function removeDelivery(store: Store, { eventId, copy }: Delivery): void {
  store.prepare('delete from delivery where event_id = ? and copy = ?').run(eventId, copy)
}

/** Counts a failed attempt; the next one is due at `dueAt`. */
export function postponeDelivery(store: Store, { eventId, copy }: Delivery, dueAt: number): void {
  store
    .prepare('update delivery set attempts = attempts + 1, due_at = ? where event_id = ? and copy = ?')
    .run(dueAt, eventId, copy)
}
