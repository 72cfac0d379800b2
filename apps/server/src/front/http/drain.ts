import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** A stop closes a connection that has been silent so long: the next request of a busy client is on its way for less. */
const SILENT_MS = 1_000
/** Connections that are still open after this are cut. */
const LIMIT_MS = 10_000
const POLL_MS = 20

/** What a connection had sent when it was last seen to do something. */
interface Seen {
  bytes: number
  atMs: number
}

/**
 * Prepares a server for its stop. Call it after all listeners are there.
 * @param silentMs how long a connection without a request stays open in a stop
 * @returns a function that lets nobody connect any more, and resolves when the last connection has ended. Each answer from then on
 * says that it is the last one of its connection (`Connection: close`), so no client loses a request that it has sent: only
 * connections that stay silent are closed without one.
 */
export function drainable(server: Server, silentMs = SILENT_MS): () => Promise<void> {
  const open = new Map<Socket, Seen>()
  const underway = new Set<ServerResponse>()
  let isStopping = false

  server.on('connection', (socket) => {
    open.set(socket, { bytes: 0, atMs: 0 })
    socket.once('close', () => open.delete(socket))
  })
  // Before the listeners that answer.
  server.prependListener('request', (_, response) => {
    if (isStopping) response.shouldKeepAlive = false
    underway.add(response)
    response.once('close', () => underway.delete(response))
  })

  function endSilent(): void {
    const nowMs = performance.now()
    const busy = new Set(Array.from(underway, ({ socket }) => socket))
    for (const [socket, { bytes, atMs }] of open) {
      if (busy.has(socket) || socket.bytesRead !== bytes) open.set(socket, { bytes: socket.bytesRead, atMs: nowMs })
      else if (nowMs - atMs >= silentMs) socket.destroy()
    }
  }

  return async () => {
    isStopping = true
    for (const response of underway) if (!response.headersSent) response.shouldKeepAlive = false
    const startMs = performance.now()
    for (const [socket, { bytes }] of open) open.set(socket, { bytes, atMs: startMs })
    const poll = setInterval(endSilent, POLL_MS)
    const limit = setTimeout(() => {
      for (const socket of open.keys()) socket.destroy()
    }, LIMIT_MS)
    try {
      // The server of HTTP would close all kept-alive connections at once, with the requests that are on their way.
      await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    } finally {
      clearInterval(poll)
      clearTimeout(limit)
    }
  }
}
