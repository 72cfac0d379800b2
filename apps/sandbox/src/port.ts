import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const PAUSE_MS = 50

/**
 * Waits until a port is free: a sandbox whose parent was killed holds it for a moment.
 * @throws Error when the port is still taken after `mostMs`
 */
export async function waitForPort(host: string, port: number, mostMs = 10_000): Promise<void> {
  if (port === 0) return
  const giveUpAt = Date.now() + mostMs
  while (!(await isFree(host, port))) {
    if (Date.now() > giveUpAt) throw new Error(`port ${port} on ${host} is taken by another program (SANDBOX_PORT)`)
    await pause(PAUSE_MS)
  }
}

async function isFree(host: string, port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen({ host, port })
    await once(server, 'listening')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  } finally {
    server.close()
  }
}
