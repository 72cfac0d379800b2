import type { ChaosLevel } from './deliver/chaos.ts'
import { type EventType, recordEvent } from './deliver/events.ts'
import {
  type CheckoutStatus,
  closeCheckout,
  findCheckout,
  findNextExpiry,
  overdueCheckouts,
  reverseCheckout,
} from './store/checkouts.ts'
import { inTransaction, type Store } from './store/store.ts'

/** Closes checkouts when the player chooses, or when they expire. */
export interface Closing {
  /** Closes an open checkout for good, on the disk when it returns; a closed or unknown checkout stays as it is. */
  close(id: string, outcome: 'paid' | 'declined'): void
  /** Gives the money of a paid checkout back, by the shop's reference. @returns false when there is none to give back */
  reverse(reference: string): boolean
  /** Sets the timer for the next checkout that expires. */
  reschedule(): void
  stop(): void
}

const EVENTS: Record<Exclude<CheckoutStatus, 'open'>, readonly EventType[]> = {
  paid: ['checkout.processing', 'checkout.paid'],
  declined: ['checkout.declined'],
  expired: ['checkout.expired'],
}

/** A timer cannot wait longer than this. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/**
 * Starts the timer of open checkouts.
 * @param onClosed called after it stored new webhooks
 */
export function startClosing(store: Store, chaos: { level: ChaosLevel; seed: string }, onClosed: () => void): Closing {
  let timer: NodeJS.Timeout | undefined

  const finish = (id: string, status: Exclude<CheckoutStatus, 'open'>, now: number): void => {
    inTransaction(store, () => {
      const checkout = closeCheckout(store, id, status, now)
      if (!checkout) return
      for (const event of EVENTS[status]) recordEvent(store, chaos, event, { bank: checkout.bank, checkout }, now)
    })
  }

  const reschedule = (): void => {
    clearTimeout(timer)
    const now = Date.now()
    const overdueIds = overdueCheckouts(store, now)
    for (const id of overdueIds) finish(id, 'expired', now)
    if (overdueIds.length > 0) onClosed()
    const nextExpiry = findNextExpiry(store)
    if (nextExpiry !== undefined)
      timer = setTimeout(reschedule, Math.min(LONGEST_WAIT_MS, Math.max(0, nextExpiry - Date.now())))
  }

  reschedule()
  return {
    close(id, outcome) {
      const now = Date.now()
      const expiresAt = findCheckout(store, id)?.expiresAt ?? now
      finish(id, expiresAt > now ? outcome : 'expired', now)
      onClosed()
    },
    reverse(reference) {
      const now = Date.now()
      const isReversed = inTransaction(store, () => {
        const checkout = reverseCheckout(store, reference, now)
        if (checkout) recordEvent(store, chaos, 'checkout.reversed', { bank: checkout.bank, checkout }, now)
        return checkout !== undefined
      })
      onClosed()
      return isReversed
    },
    reschedule,
    stop: () => clearTimeout(timer),
  }
}
