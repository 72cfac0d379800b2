import * as sockmsg from '@fairground/contract/calls/sockmsg'
import type { LiveMessage } from '@fairground/contract/live'
import { startLive } from '../src/live/connection.ts'
import { countSockets, openSockets, type ServerSocket, serveSockets } from './server-socket.ts'
import { answerAlways, requestsOf } from './stand-in.ts'

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

let isAway = false
let seq = 0
let connectedAt = 0
let joinDelayMs = Number.NaN
let waiting: { channel: string; go: () => void }[] = []
let joinedChannels = new Set<string>()
let isStarted = false

/** Hears the site connect and join: a join is acknowledged. */
function hear(text: string, socket: ServerSocket): void {
  if (text.startsWith('40')) {
    connectedAt = Date.now()
    queueMicrotask(() => socket.take(`40${JSON.stringify({ sid: 'line' })}`))
  }
  const [, number] = /^42(\d+)\["join"/.exec(text) ?? []
  if (number === undefined) return
  joinDelayMs = Date.now() - connectedAt
  const channels = (requestsOf(sockmsg.join).at(-1)?.fields.channels ?? []) as string[]
  queueMicrotask(() => {
    socket.take(`43${number}${JSON.stringify([{ channels }])}`)
    for (const channel of channels) joinedChannels.add(channel)
    for (const { channel, go } of waiting) if (joinedChannels.has(channel)) go()
  })
}

/** Starts the site's live connection, whose other end is the test's. */
export function openLine(whom: 'players' | 'everybody' = 'everybody'): LiveLine {
  // The line stays open through the file, and joins again while the next test is still being laid out.
  answerAlways(sockmsg.init, { model: { token: 'a-token-of-the-line', nodeKey: '' } })
  answerAlways(sockmsg.join, { model: { token: 'a-token-of-a-join' } })
  isAway = false
  joinedChannels = new Set()
  waiting = []
  serveSockets({ isAway: () => isAway, hear })
  // It follows the player by itself from its first start on.
  if (!isStarted) startLive(whom)
  isStarted = true
  return {
    tell(message) {
      seq += 1
      const frame = `42${JSON.stringify(['message', { id: `f-${seq}`, ...message }])}`
      for (const line of openSockets()) line.take(frame)
    },
    cut(stay = 'back') {
      isAway = stay === 'away'
      for (const line of openSockets()) line.close()
    },
    count: countSockets,
    joinDelayMs: () => joinDelayMs,
    end() {
      for (const line of openSockets()) line.take('41')
    },
    joined: (channel) =>
      joinedChannels.has(channel) ? Promise.resolve() : new Promise((go) => waiting.push({ channel, go })),
  }
}
