import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttpServer } from './http/server.ts'
import { closeServices, createServices, type ServiceOptions, type Services } from './services.ts'

/** A server that answers. */
export interface RunningServer {
  /** `http://HOST:PORT`. */
  url: string
  services: Services
  /** Takes no more calls, finishes those under way (at most 10 s), closes everything. */
  stop(): Promise<void>
}

const STOP_LIMIT_MS = 10_000
const IDLE_POLL_MS = 20

/** Starts a server on a migrated database and waits until it listens. */
export async function startServer(options: ServiceOptions): Promise<RunningServer> {
  const services = createServices(options)
  try {
    const app = createHttpServer(services)
    const { host, port } = options.config
    await app.listen({ host, port })
    const url = urlOf(app.server, host)
    let stopped: Promise<void> | undefined
    const stop = async () => {
      await drain(app.server, () => app.close())
      await closeServices(services)
    }
    return { url, services, stop: () => (stopped ??= stop()) }
  } catch (error) {
    await closeServices(services)
    throw error
  }
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Closing waits for kept-alive connections that have nothing under way, so they are closed as they fall idle. */
async function drain(server: Server, close: () => Promise<unknown>): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_POLL_MS)
  const limit = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS)
  try {
    await close()
  } finally {
    clearInterval(idle)
    clearTimeout(limit)
  }
}
