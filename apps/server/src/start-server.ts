import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { seedDesigns } from './design/seed.ts'
import { drainable } from './http/drain.ts'
import type { Handler } from './http/handler.ts'
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

/** What a test may put in place of the server's own: the built site, and what answers the calls. */
export interface StandIns {
  siteFolder?: string | undefined
  handlers?: readonly Handler[] | undefined
}

/** Starts a server on a migrated database and waits until it listens. */
export async function startServer(options: ServiceOptions & StandIns): Promise<RunningServer> {
  const services = createServices(options)
  try {
    await seedDesigns(services.db, services.designs, services.texts)
    const app = createHttpServer(services, options.siteFolder, options.handlers)
    const drain = drainable(app.server)
    const { host, port } = options.config
    services.live.attach(app.server)
    await app.listen({ host, port })
    const url = urlOf(app.server, host)
    await services.payments.start(url)
    let stopped: Promise<void> | undefined
    const stop = async () => {
      await services.payments.stop()
      services.live.close()
      await drain(() => app.close())
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
