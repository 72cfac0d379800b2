import type { IncomingMessage } from 'node:http'

/** Most bytes of a body that are discarded; a longer body is cut off. */
const MOST_BYTES = 16 * 1024 * 1024

/**
 * Discards the rest of a body. Many clients read the answer only after they have sent the last byte, and closing a connection
 * with unread bytes can lose the answer. The server's request timeout limits the wait.
 */
export function drainBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.destroyed) return resolve()
    let bytes = 0
    request.on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > MOST_BYTES) resolve()
    })
    for (const end of ['end', 'close', 'error'] as const) request.once(end, () => resolve())
    request.resume()
  })
}
