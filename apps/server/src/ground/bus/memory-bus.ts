import { randomBytes } from 'node:crypto'
import type { SentMessage } from '@fairground/contract/live'
import type { Bus, Replay, UnnumberedMessage } from './bus.ts'

/** Most messages in memory of one channel. */
const MOST_IN_CHANNEL = 100
/** Most messages in memory of all channels. */
const MOST_IN_ALL = 50_000
/** Time that a message, or a channel without members, stays in memory. */
const KEPT_MS = 2 * 60_000

interface History {
  /** Unique to this history, so that numbers of another history are detected. */
  fence: string
  /** Number of the last message, from 1. */
  seq: number
  /** The last messages without a gap, the oldest first. */
  messages: SentMessage[]
}

/** A bus whose histories are in the memory of this process. */
export interface MemoryBus extends Bus {
  /** The channels with a history. */
  wanted(): Iterable<string>
  /** Forgets the history of a channel of which messages are lost: its members get a resync. */
  renew(channel: string): void
  /** What `replay` answers. */
  recall(channel: string, after: string | undefined): Replay
}

/**
 * Creates the bus of a single process.
 * @param onWanted hears when a channel gets a history, and when it is forgotten
 */
export function createMemoryBus(
  now: () => number,
  onWanted: (channel: string, isWanted: boolean) => void = () => undefined,
): MemoryBus {
  const histories = new Map<string, History>()
  /** Channels without members, with the time since then, the oldest first. */
  const releasedChannels = new Map<string, number>()
  const listeners: ((channel: string, message: SentMessage) => void)[] = []
  /** All messages in memory in order of arrival, so that the oldest are dropped first. */
  let order: { messages: SentMessage[]; message: SentMessage; atMs: number }[] = []
  let forgottenCount = 0
  let fenceCount = 0

  const salt = randomBytes(3).toString('hex')

  /** Base 36, unique across restarts and processes. */
  const newFence = (): string => `${now().toString(36)}${salt}${(fenceCount++).toString(36).padStart(4, '0')}`

  function forget(): void {
    const oldestMs = now() - KEPT_MS
    for (let first = order[forgottenCount]; first; first = order[forgottenCount]) {
      if (first.atMs >= oldestMs && order.length - forgottenCount <= MOST_IN_ALL) break
      if (first.messages[0] === first.message) first.messages.shift()
      forgottenCount++
    }
    if (forgottenCount > order.length / 2) {
      order = order.slice(forgottenCount)
      forgottenCount = 0
    }
    for (const [channel, sinceMs] of releasedChannels) {
      if (sinceMs >= oldestMs) break
      releasedChannels.delete(channel)
      histories.delete(channel)
      onWanted(channel, false)
    }
  }

  function remember({ messages }: History, message: SentMessage): void {
    messages.push(message)
    if (messages.length > MOST_IN_CHANNEL) messages.shift()
    order.push({ messages, message, atMs: now() })
    forget()
  }

  function recall(channel: string, after: string | undefined): Replay {
    const history = histories.get(channel)
    if (!history) throw new Error(`channel ${channel} is not open`)
    forget()
    const [, fence, seq] = /^([0-9a-z]+)-(\d+)$/.exec(after ?? '') ?? []
    const behind = history.seq - Number(seq)
    if (fence !== history.fence || !(behind >= 0 && behind <= history.messages.length)) {
      return { resyncAt: numberOf(history) }
    }
    return { missedMessages: behind === 0 ? [] : history.messages.slice(-behind) }
  }

  return {
    isShared: false,
    wanted: () => histories.keys(),
    wants: (channel) => histories.has(channel),
    onMessage: (listener) => void listeners.push(listener),
    publish(channel, content: UnnumberedMessage) {
      const history = histories.get(channel)
      if (!history) return
      history.seq++
      const message = { ...content, id: numberOf(history), channel } as SentMessage
      remember(history, message)
      for (const listener of listeners) listener(channel, message)
    },
    open(channel) {
      releasedChannels.delete(channel)
      if (histories.has(channel)) return
      histories.set(channel, { fence: newFence(), seq: 0, messages: [] })
      onWanted(channel, true)
    },
    renew(channel) {
      if (!histories.has(channel)) return
      const history = { fence: newFence(), seq: 0, messages: [] }
      histories.set(channel, history)
      for (const listener of listeners) listener(channel, { type: 'resync', id: numberOf(history), channel })
    },
    release(channel) {
      if (!histories.has(channel)) return
      releasedChannels.delete(channel)
      releasedChannels.set(channel, now())
      forget()
    },
    recall,
    replay: async (channel, after) => recall(channel, after),
    close: async () => undefined,
  }
}

function numberOf({ fence, seq }: { fence: string; seq: number }): string {
  return `${fence}-${seq}`
}
