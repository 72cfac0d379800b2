import type { LiveMessage } from '@fairground/contract/live'

/** Delivers messages: at once and in order, or after their delay if they carry one. */
export interface Delivery {
  take(message: LiveMessage): void
  /** Drops the messages that still wait: they were for the player who has logged out. */
  cancel(): void
}

/** Makes a delivery that calls `deliver` with each message (PU-10). */
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
