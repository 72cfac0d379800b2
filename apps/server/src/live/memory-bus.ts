import type { SentMessage } from '@fairground/contract'
import type { Bus, Unnumbered } from './bus.ts'

/** A channel remembers at most this many messages. */
const MOST_IN_CHANNEL = 100
/** All channels together. */
const MOST_IN_ALL = 50_000
/** A message is remembered for this long, and so is a channel that everybody has left. */
const KEPT_MS = 2 * 60_000

interface History {
  /** Of this history alone: a number of another one is known as foreign. */
  fence: string
  /** Of the last message, from 1. */
  seq: number
  /** The last ones without a gap, the oldest first. */
  messages: SentMessage[]
}

/** The bus of a single process. */
export function createMemoryBus(now: () => number): Bus {
  const histories = new Map<string, History>()
  /** Channels that nobody is in, with the moment since when, the oldest first. */
  const released = new Map<string, number>()
  const listeners: ((channel: string, message: SentMessage) => void)[] = []
  /** Every remembered message in the order in which it came, for forgetting the oldest. */
  let order: { messages: SentMessage[]; message: SentMessage; atMs: number }[] = []
  let forgotten = 0
  let begun = 0

  /** Base 36, and never the same again, not even after a restart. */
  const newFence = (): string => `${now().toString(36)}${(begun++).toString(36).padStart(4, '0')}`

  function forget(): void {
    const oldestMs = now() - KEPT_MS
    for (let first = order[forgotten]; first; first = order[forgotten]) {
      if (first.atMs >= oldestMs && order.length - forgotten <= MOST_IN_ALL) break
      if (first.messages[0] === first.message) first.messages.shift()
      forgotten++
    }
    if (forgotten > order.length / 2) {
      order = order.slice(forgotten)
      forgotten = 0
    }
    for (const [channel, sinceMs] of released) {
      if (sinceMs >= oldestMs) break
      released.delete(channel)
      histories.delete(channel)
    }
  }

  function remember({ messages }: History, message: SentMessage): void {
    messages.push(message)
    if (messages.length > MOST_IN_CHANNEL) messages.shift()
    order.push({ messages, message, atMs: now() })
    forget()
  }

  return {
    wants: (channel) => histories.has(channel),
    onMessage: (listener) => void listeners.push(listener),
    publish(channel, unnumbered: Unnumbered) {
      const history = histories.get(channel)
      if (!history) return
      history.seq++
      const message = { ...unnumbered, id: numberOf(history), channel } as SentMessage
      remember(history, message)
      for (const listener of listeners) listener(channel, message)
    },
    open(channel) {
      released.delete(channel)
      if (!histories.has(channel)) histories.set(channel, { fence: newFence(), seq: 0, messages: [] })
    },
    release(channel) {
      if (!histories.has(channel)) return
      released.delete(channel)
      released.set(channel, now())
      forget()
    },
    async replay(channel, after) {
      const history = histories.get(channel)
      if (!history) throw new Error(`channel ${channel} is not open`)
      forget()
      const [, fence, seq] = /^([0-9a-z]+)-(\d+)$/.exec(after ?? '') ?? []
      const behind = history.seq - Number(seq)
      if (fence !== history.fence || !(behind >= 0 && behind <= history.messages.length)) {
        return { resyncAt: numberOf(history) }
      }
      return { missed: behind === 0 ? [] : history.messages.slice(-behind) }
    },
  }
}

function numberOf({ fence, seq }: { fence: string; seq: number }): string {
  return `${fence}-${seq}`
}
