import type { Server } from 'socket.io'

/** A socket says at most this much in ten seconds: packets of the protocol, its pongs too, and frames below it. */
const MOST_SAID = 50
const WINDOW_MS = 10_000

/** One connection, of which the protocol has said nothing yet. */
type Connection = Server['engine']['clients'][string]

/** Cuts a connection that says too much, from its first packet on. */
export function boundTalk(connection: Connection): void {
  let said = 0
  let windowEndsAt = 0
  const count = (): void => {
    const at = performance.now()
    if (at > windowEndsAt) {
      said = 0
      windowEndsAt = at + WINDOW_MS
    }
    if (++said > MOST_SAID) connection.close(true)
  }
  const watchFrames = (): void => {
    const { socket } = connection.transport as { socket?: { on(event: 'ping' | 'pong', heard: () => void): void } }
    socket?.on('ping', count)
    socket?.on('pong', count)
  }
  connection.on('packet', count)
  connection.on('upgrade', watchFrames)
  watchFrames()
}
