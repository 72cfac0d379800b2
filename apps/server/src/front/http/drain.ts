import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Connections that are still open after this are cut. */
const LIMIT_MS = 10_000
const POLL_MS = 20

/**
 * Prepares a server for its stop.
 * @returns a function that runs `close`, which waits for every connection, and meanwhile closes idle connections: kept-alive
 * ones, and those that never sent a byte
 */
export function drainable(server: Server): (close: () => Promise<unknown>) => Promise<void> {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })

  function endIdle(): void {
    server.closeIdleConnections()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }

  return async (close) => {
    const poll = setInterval(endIdle, POLL_MS)
    const limit = setTimeout(() => {
      for (const socket of open) socket.destroy()
    }, LIMIT_MS)
    try {
      await close()
    } finally {
      clearInterval(poll)
      clearTimeout(limit)
    }
  }
}
