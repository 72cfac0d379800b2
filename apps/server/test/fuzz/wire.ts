import { Agent, request } from 'node:http'
import type { HostileRequest } from './hostile.ts'

/** What came back. */
export interface Answer {
  http: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Sends a request byte for byte: repeated headers, wrong types, malformed texts. */
export function send(url: string, { method, path, headers, body }: HostileRequest): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const { hostname, port } = new URL(url)
  const outgoing = request({ agent, hostname, port, method, path, headers }, (incoming) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('error', reject)
    incoming.on('end', () => {
      resolve({
        http: incoming.statusCode ?? 0,
        headers: incoming.headers,
        text: Buffer.concat(chunks).toString(),
      })
    })
  })
  outgoing.on('error', reject)
  outgoing.end(body)
  return promise
}

/** Closes the connections that are kept alive. */
export function hangUp(): void {
  agent.destroy()
}
