import type { Server } from 'socket.io'

/** Most packets and control frames of a socket in WINDOW_MS. */
const MOST_SAID = 50
const WINDOW_MS = 10_000

/** A connection of Engine.IO, before Socket.IO's handshake. */
type Connection = Server['engine']['clients'][string]

/** Closes a connection that sends too many packets. */
export function limitPackets(connection: Connection): void {
  let packets = 0
  let windowEndsAt = 0
  const count = (): void => {
    const at = performance.now()
    if (at > windowEndsAt) {
      packets = 0
      windowEndsAt = at + WINDOW_MS
    }
    if (++packets > MOST_SAID) connection.close(true)
  }
  const watchFrames = (): void => {
    const { socket } = connection.transport as { socket?: { on(event: 'ping' | 'pong', listener: () => void): void } }
    socket?.on('ping', count)
    socket?.on('pong', count)
  }
  connection.on('packet', count)
  connection.on('upgrade', watchFrames)
  watchFrames()
}
