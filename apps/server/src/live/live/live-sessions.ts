import type { Logger } from 'pino'
import type { Socket } from 'socket.io'
import type { Bus } from '../../ground/bus/bus.ts'
import { sessionChannel } from '../../ground/bus/channel-name.ts'
import { every } from '../../ground/work/timers.ts'
import type { Sessions } from '../../people/accounts/sessions.ts'
import { framesOf } from './frame.ts'
import { write } from './write-frames.ts'

/** The sockets of this process by session. A socket ends with its session. */
export interface LiveSessions {
  /** Resolves when the end of the session, in any process, would be heard. */
  add(socket: Socket, sessionId: string): Promise<void>
  remove(socket: Socket, sessionId: string): void
  close(): void
}

/** Interval of the checks for sessions that ended without a message, such as idle ones. */
const SWEEP_MS = 30_000

/** Cuts sockets at once when the bus reports the end of their session, and checks all sessions every SWEEP_MS. */
export function createLiveSessions(options: { bus: Bus; findLive: Sessions['findLive']; log: Logger }): LiveSessions {
  const { bus, findLive, log } = options
  const sockets = new Map<string, Set<Socket>>()

  bus.onMessage((channel, message) => {
    if (!sockets.has(channel)) return
    // The end of a session may be among the lost messages.
    if (message.type === 'resync') return lookSoon()
    for (const socket of sockets.get(channel) ?? []) {
      write(socket, framesOf(message))
      socket.disconnect(true)
    }
  })

  async function sweep(): Promise<void> {
    const channels = new Map([...sockets.keys()].map((channel) => [channel.slice(sessionChannel('').length), channel]))
    const liveSessionIds = await findLive([...channels.keys()])
    for (const [sessionId, channel] of channels) {
      if (liveSessionIds.has(sessionId)) continue
      for (const socket of sockets.get(channel) ?? []) socket.disconnect(true)
    }
  }
  const look = () =>
    sweep().catch((error: unknown) => log.warn({ err: error }, 'live sessions were not checked; the next look is soon'))
  const stopSweeping = every(SWEEP_MS, look)

  let isLookingSoon = false
  /** One look for all sessions that got a resync in this turn of the event loop. */
  function lookSoon(): void {
    if (isLookingSoon) return
    isLookingSoon = true
    setImmediate(() => {
      isLookingSoon = false
      void look()
    })
  }

  return {
    async add(socket, sessionId) {
      const channel = sessionChannel(sessionId)
      const ownSockets = sockets.get(channel)
      if (ownSockets) ownSockets.add(socket)
      else {
        sockets.set(channel, new Set([socket]))
        bus.open(channel)
      }
      await bus.replay(channel, undefined)
    },
    remove(socket, sessionId) {
      const channel = sessionChannel(sessionId)
      const ownSockets = sockets.get(channel)
      ownSockets?.delete(socket)
      if (ownSockets?.size !== 0) return
      sockets.delete(channel)
      bus.release(channel)
    },
    close: stopSweeping,
  }
}
