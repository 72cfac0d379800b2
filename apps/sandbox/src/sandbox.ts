import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { startClosing } from './closing.ts'
import type { SandboxConfig } from './config.ts'
import { startCourier } from './deliver/courier.ts'
import { registerOrders } from './orders.ts'
import { registerPages } from './pages.ts'
import { startPaying } from './paying.ts'
import { registerPayouts } from './payouts.ts'
import { registerPixApp } from './pix/pix-app.ts'
import { waitForPort } from './port.ts'
import { createSignedRoutes } from './signed-routes.ts'
import { openStore } from './store/store.ts'

/** A running sandbox. */
export interface Sandbox {
  /** Its address, `http://HOST:PORT`. */
  url: string
  close(): Promise<void>
}

/** Starts the provider: its store, its pages, its webhooks. */
export async function startSandbox(config: SandboxConfig, logger: FastifyBaseLogger): Promise<Sandbox> {
  const { host, port, secret, notifyUrl, lifetimeMs } = config
  await waitForPort(host, port)

  const store = openStore(config.storeFile)
  const courier = startCourier({
    store,
    notifyUrls: { sandbox: notifyUrl, pix: config.pixNotifyUrl ?? notifyUrl },
    secret,
    onFailure: ({ eventId, attempts }, reason) => logger.warn({ eventId, attempts, reason }, 'webhook was not taken'),
  })
  const closing = startClosing(store, config.chaos, courier.wake)
  const paying = startPaying({ store, chaos: config.chaos, holdMs: config.holdMs, onPaid: courier.wake })

  const logController = new LogController({ disableRequestLogging: true })
  // What a request orders is on the disk before its answer, so closing connections loses nothing, and no browser keeps the
  // process alive.
  const app = Fastify({ loggerInstance: logger, bodyLimit: 16 * 1024, logController, forceCloseConnections: true })
  const sandbox: Sandbox = {
    url: '',
    async close() {
      closing.stop()
      paying.stop()
      await app.close()
      await courier.stop()
      store.close()
    },
  }
  const routes = createSignedRoutes(app, secret)
  registerOrders(routes, { store, lifetimeMs, baseUrl: () => config.publicUrl ?? sandbox.url, closing })
  registerPayouts(routes, store, paying)
  registerPixApp(app, store, closing)
  registerPages(app, { store, close: closing.close })
  app.get('/healthz', () => ({ status: 'ok' }))

  try {
    sandbox.url = await app.listen({ host, port })
  } catch (error) {
    await sandbox.close()
    throw error
  }
  return sandbox
}
