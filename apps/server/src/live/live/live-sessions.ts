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
  add(socket: Socket, sessionId: string): void
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
  const stopSweeping = every(SWEEP_MS, () =>
    sweep().catch((error: unknown) =>
      log.warn({ err: error }, 'live sessions were not checked; the next look is soon'),
    ),
  )

  return {
    add(socket, sessionId) {
      const channel = sessionChannel(sessionId)
      const ownSockets = sockets.get(channel)
      if (ownSockets) ownSockets.add(socket)
      else {
        sockets.set(channel, new Set([socket]))
        bus.open(channel)
      }
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
