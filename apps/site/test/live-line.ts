import * as sockmsg from '@fairground/contract/calls/sockmsg'
import type { LiveMessage } from '@fairground/contract/live'
import { startLive } from '../src/live/connection.ts'
import { answer, requestsOf } from './stand-in.ts'

/** A message without its number, which the line gives it. */
type Told = LiveMessage extends infer Message ? (Message extends LiveMessage ? Omit<Message, 'id'> : never) : never

/** The server's end of the live connection. */
export interface LiveLine {
  /** Sends a message on its channel, with the channel's next number. */
  tell(message: Told): void
  /** Cuts the connection. It comes back when the site asks, unless the line stays away. */
  cut(stay?: 'away' | 'back'): void
  /** Ends the connection as a server does whose player has no session any more. */
  end(): void
  /** Resolves once the site has joined a channel. */
  joined(channel: string): Promise<void>
  /** How many connections the site has tried to open so far. */
  count(): number
  /** Milliseconds from the last connection to its join, by the test's clock. */
  joinDelayMs(): number
}

let lines: LineSocket[] = []
let isAway = false
let seq = 0
let count = 0
let connectedAt = 0
let joinDelayMs = Number.NaN
let waiting: { channel: string; go: () => void }[] = []
let joinedChannels = new Set<string>()
let isStarted = false

/** A socket that speaks as the server's Socket.IO does: open, connect, a join that is acknowledged, then messages. */
class LineSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  binaryType = 'blob'
  bufferedAmount = 0
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: object) => void
  onerror?: (event: object) => void

  constructor() {
    super()
    lines.push(this)
    count += 1
    queueMicrotask(() => (isAway ? this.close() : this.open()))
  }

  private open(): void {
    this.readyState = 1
    this.onopen?.()
    this.take(`0${JSON.stringify({ sid: 'line', upgrades: [], pingInterval: 600_000, pingTimeout: 600_000 })}`)
  }

  take(data: string): void {
    if (this.readyState === 1) this.onmessage?.({ data })
  }

  send(text: string): void {
    if (text.startsWith('40')) connectedAt = Date.now()
    if (text.startsWith('40')) queueMicrotask(() => this.take(`40${JSON.stringify({ sid: 'line' })}`))
    const [, number] = /^42(\d+)\["join"/.exec(text) ?? []
    if (number === undefined) return
    joinDelayMs = Date.now() - connectedAt
    const channels = (requestsOf(sockmsg.join).at(-1)?.fields.channels ?? []) as string[]
    queueMicrotask(() => {
      this.take(`43${number}${JSON.stringify([{ channels }])}`)
      for (const channel of channels) joinedChannels.add(channel)
      for (const { channel, go } of waiting) if (joinedChannels.has(channel)) go()
    })
  }

  close(): void {
    if (this.readyState === 3) return
    const isNew = this.readyState === 0
    this.readyState = 3
    lines = lines.filter((line) => line !== this)
    queueMicrotask(() => {
      // A browser tells of one that never opened so.
      if (isNew) this.onerror?.({})
      this.onclose?.({ code: 1006, reason: '' })
    })
  }
}

/** Starts the site's live connection, whose other end is the test's. */
export function openLine(whom: 'players' | 'everybody' = 'everybody'): LiveLine {
  answer(sockmsg.init, { model: { token: 'a-token-of-the-line', nodeKey: '' } })
  answer(sockmsg.join, { model: { token: 'a-token-of-a-join' } })
  isAway = false
  joinedChannels = new Set()
  waiting = []
  globalThis.WebSocket = LineSocket as never
  // It follows the player by itself from its first start on.
  if (!isStarted) startLive(whom)
  isStarted = true
  return {
    tell(message) {
      seq += 1
      const frame = `42${JSON.stringify(['message', { id: `f-${seq}`, ...message }])}`
      for (const line of lines) line.take(frame)
    },
    cut(stay = 'back') {
      isAway = stay === 'away'
      for (const line of [...lines]) line.close()
    },
    count: () => count,
    joinDelayMs: () => joinDelayMs,
    end() {
      for (const line of lines) line.take('41')
    },
    joined: (channel) =>
      joinedChannels.has(channel) ? Promise.resolve() : new Promise((go) => waiting.push({ channel, go })),
  }
}
