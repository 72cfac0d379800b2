import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** Another origin of a server, like a CDN or a second host: a port that forwards every byte. */
export interface SecondOrigin {
  url: string
  /** Sets the target; before that, it refuses every connection. */
  leadTo(target: string): void
  close(): void
}

/** Opens one on loopback. It may be there before the server is, whose settings name it. */
export async function openSecondOrigin(): Promise<SecondOrigin> {
  let port: number | undefined
  const server = createServer((visitor) => {
    if (port === undefined) return void visitor.destroy()
    const target = connect(port, '127.0.0.1')
    visitor.pipe(target).pipe(visitor)
    for (const [one, other] of [
      [visitor, target],
      [target, visitor],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    leadTo: (target) => {
      port = Number(new URL(target).port)
    },
    close: () => void server.close(),
  }
}
