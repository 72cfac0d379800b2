import type { Logger } from 'pino'
import type { Socket } from 'socket.io'
import type { Sessions } from '../accounts/sessions.ts'
import type { Bus } from './bus.ts'
import { sessionChannel } from './channel-name.ts'
import { framesOf } from './frame.ts'
import { write } from './write-frames.ts'

/** The sockets of this process by the sessions that they belong to; they end with them. */
export interface LiveSessions {
  add(socket: Socket, sessionId: string): void
  remove(socket: Socket, sessionId: string): void
  close(): void
}

/** What is not heard of a session's end is found out so much later; idle sessions end without a word. */
const SWEEP_MS = 30_000

/** Cuts sockets at once when the bus says that their session was revoked, and looks for missed ends again and again. */
export function createLiveSessions(options: { bus: Bus; findLive: Sessions['findLive']; log: Logger }): LiveSessions {
  const { bus, findLive, log } = options
  const sockets = new Map<string, Set<Socket>>()

  bus.onMessage((channel, message) => {
    for (const socket of sockets.get(channel) ?? []) {
      write(socket, framesOf(message))
      socket.disconnect(true)
    }
  })

  async function sweep(): Promise<void> {
    const channels = new Map([...sockets.keys()].map((channel) => [channel.slice(sessionChannel('').length), channel]))
    const live = await findLive([...channels.keys()])
    for (const [sessionId, channel] of channels) {
      if (live.has(sessionId)) continue
      for (const socket of sockets.get(channel) ?? []) socket.disconnect(true)
    }
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'live sessions were not checked; the next look is soon'))
  }, SWEEP_MS)

  return {
    add(socket, sessionId) {
      const channel = sessionChannel(sessionId)
      const own = sockets.get(channel)
      if (own) own.add(socket)
      else {
        sockets.set(channel, new Set([socket]))
        bus.open(channel)
      }
    },
    remove(socket, sessionId) {
      const channel = sessionChannel(sessionId)
      const own = sockets.get(channel)
      own?.delete(socket)
      if (own?.size !== 0) return
      sockets.delete(channel)
      bus.release(channel)
    },
    close: () => clearInterval(timer),
  }
}
