import { SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from '../signature.ts'
import { type Delivery, dueDeliveries, findNextDue, postponeDelivery, removeDelivery } from '../store/deliveries.ts'
import type { BankName, Store } from '../store/store.ts'
import { findBackOff } from './back-off.ts'

/** The most webhooks that it sends at the same time. */
const MOST_AT_ONCE = 16
const ATTEMPT_MS = 5_000

/** Delivers the store's due webhooks, each at least once. */
export interface Courier {
  /** Checks the store for due webhooks now. */
  wake(): void
  /** Starts no more deliveries and aborts the running ones; the next process sends them again. */
  stop(): Promise<void>
}

/** Destination and secret of the webhooks. */
export interface CourierOptions {
  store: Store
  /** The shop's address for the webhooks of each bank. */
  notifyUrls: Readonly<Record<BankName, string>>
  secret: string
  /** Called for each failed attempt. */
  onFailure(delivery: Delivery, reason: string): void
}

/** Starts to deliver, beginning with the webhooks that an earlier process left. */
export function startCourier({ store, notifyUrls, secret, onFailure }: CourierOptions): Courier {
  const underWay = new Map<string, Promise<void>>()
  const stopSignal = new AbortController()
  let timer: NodeJS.Timeout | undefined

  const attempt = async (delivery: Delivery): Promise<void> => {
    const reason = await send(notifyUrls[delivery.bank], secret, delivery.body, stopSignal.signal)
    if (reason === undefined) return removeDelivery(store, delivery)
    onFailure(delivery, reason)
    const now = Date.now()
    const waitMs = findBackOff(delivery.attempts + 1, now - delivery.createdAt)
    if (waitMs === undefined) removeDelivery(store, delivery)
    else postponeDelivery(store, delivery, now + waitMs)
  }

  const wake = (): void => {
    if (stopSignal.signal.aborted) return
    clearTimeout(timer)
    const now = Date.now()
    for (const delivery of dueDeliveries(store, now)) {
      const key = `${delivery.eventId}/${delivery.copy}`
      if (underWay.size >= MOST_AT_ONCE) return
      if (underWay.has(key)) continue
      const delivering = attempt(delivery).finally(() => {
        underWay.delete(key)
        wake()
      })
      underWay.set(key, delivering)
    }
    const nextDue = findNextDue(store, now)
    if (nextDue !== undefined) timer = setTimeout(wake, Math.max(0, nextDue - Date.now()))
  }

  wake()
  return {
    wake,
    async stop() {
      stopSignal.abort()
      clearTimeout(timer)
      await Promise.all(underWay.values())
    },
  }
}

/** Sends one webhook. @returns `undefined` when the shop accepted it, otherwise the reason */
async function send(url: string, secret: string, body: string, stopping: AbortSignal): Promise<string | undefined> {
  const timestamp = Date.now()
  const headers = {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: String(timestamp),
    [SIGNATURE_HEADER]: sign(secret, timestamp, body),
  }
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(ATTEMPT_MS)])
    const response = await fetch(url, { method: 'POST', headers, body, signal })
    await response.arrayBuffer()
    return response.ok ? undefined : `status ${response.status}`
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error) : String(error)
  }
}
