import type { IncomingMessage } from 'node:http'

/** So much of a body that nobody wants is let go by, in bytes; what sends more than that is cut. */
const MOST_BYTES = 16 * 1024 * 1024

/**
 * Lets go by what is still on its way of a body: whoever sends it hears no answer before the last byte has left, and a
 * connection that is closed over unread bytes takes the answer along. The server's time for a request bounds the wait.
 */
export function letGoBy(request: IncomingMessage): Promise<void> {
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
