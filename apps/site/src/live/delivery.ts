import type { LiveMessage } from '@fairground/contract'

/** Hands messages on: at once and in order, but those that carry a delay after it. */
export interface Delivery {
  take(message: LiveMessage): void
  /** Forgets what still waits: it was for the player who has left. */
  cancel(): void
}

/** Makes a delivery to whoever acts on the messages (PU-10). */
export function createDelivery(deliver: (message: LiveMessage) => void): Delivery {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  return {
    take(message) {
      if (!message.delaySeconds) return deliver(message)
      const timer = setTimeout(() => {
        timers.delete(timer)
        deliver(message)
      }, message.delaySeconds * 1000)
      timers.add(timer)
    },
    cancel() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
