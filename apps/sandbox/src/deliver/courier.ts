import { SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from '../signature.ts'
import { type Delivery, dueDeliveries, findNextDue, postponeDelivery, removeDelivery } from '../store/deliveries.ts'
import type { Store } from '../store/store.ts'
import { findBackOff } from './back-off.ts'

/** How many webhooks are under way at most. */
const MOST_AT_ONCE = 16
const ATTEMPT_MS = 5_000

/** Delivers what the store says is due, at least once each. */
export interface Courier {
  /** Something new may be due: look now. */
  wake(): void
  /** Starts nothing more and cuts off what is under way: it is sent again by the next process. */
  stop(): Promise<void>
}

/** Where and with which secret webhooks are sent. */
export interface CourierOptions {
  store: Store
  notifyUrl: string
  secret: string
  /** Hears of each attempt that failed. */
  onFailure(delivery: Delivery, reason: string): void
}

/** Starts delivering, beginning with what a former process left. */
export function startCourier({ store, notifyUrl, secret, onFailure }: CourierOptions): Courier {
  const underWay = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined

  const attempt = async (delivery: Delivery): Promise<void> => {
    const reason = await send(notifyUrl, secret, delivery.body, stopping.signal)
    if (reason === undefined) return removeDelivery(store, delivery)
    onFailure(delivery, reason)
    const now = Date.now()
    const waitMs = findBackOff(delivery.attempts + 1, now - delivery.createdAt)
    if (waitMs === undefined) removeDelivery(store, delivery)
    else postponeDelivery(store, delivery, now + waitMs)
  }

  const wake = (): void => {
    if (stopping.signal.aborted) return
    clearTimeout(timer)
    const now = Date.now()
    for (const delivery of dueDeliveries(store, now)) {
      const key = `${delivery.eventId}/${delivery.copy}`
      if (underWay.size >= MOST_AT_ONCE) return
      if (underWay.has(key)) continue
      const done = attempt(delivery).finally(() => {
        underWay.delete(key)
        wake()
      })
      underWay.set(key, done)
    }
    const next = findNextDue(store, now)
    if (next !== undefined) timer = setTimeout(wake, Math.max(0, next - Date.now()))
  }

  wake()
  return {
    wake,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await Promise.all(underWay.values())
    },
  }
}

/** Sends one webhook. `undefined` when it was taken, else why it was not. */
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
