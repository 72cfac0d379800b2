import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { PaymentProvider } from './provider.ts'
import { createRecentSet, type RecentSet } from './recent-set.ts'
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts'
import { createSandboxProvider } from './sandbox-provider.ts'
import { getSandboxSecret } from './sandbox-secret.ts'

/** The payment providers of this server. */
export interface Payments {
  /** By id. */
  providers: ReadonlyMap<string, PaymentProvider>
  /** Paid deposits that this process has told its players of lately, so that a provider's repeats stay unheard. */
  toldPaid: RecentSet
  /** Starts what runs beside the calls, once the server listens at `url`. */
  start(url: string): Promise<void>
  stop(): Promise<void>
}

const TOLD_MOST = 10_000
/** How long a server's start waits for the sandbox before it goes on without. */
const START_WAITS_MS = 2_500
/** How long a deposit waits for a sandbox that is not up. */
const DEPOSIT_WAITS_MS = 5_000

/** The providers that the configuration switches on. */
export function createPayments(config: Config, log: Logger, now: () => number): Payments {
  const providers = new Map<string, PaymentProvider>()
  let sandbox: SandboxProcess | undefined
  const secret = config.sandbox ? getSandboxSecret(config.dataDir, config.sandboxSecret) : undefined
  if (secret) {
    const getUrl = async () => {
      if (!sandbox) throw new Error('it is not started')
      return sandbox.getUrl(DEPOSIT_WAITS_MS)
    }
    const provider = createSandboxProvider({ getUrl, secret, now })
    providers.set(provider.id, provider)
  }

  return {
    providers,
    toldPaid: createRecentSet(TOLD_MOST),
    async start(url) {
      if (!secret) return
      const { port } = new URL(url)
      sandbox = startSandboxProcess({
        host: config.host,
        port: config.sandboxPort,
        publicUrl: config.sandboxPublicUrl,
        dataDir: config.dataDir,
        secret,
        notifyUrl: `http://${reachable(config.host)}:${port}/api/pay/hook/sandbox`,
        log,
      })
      await sandbox.getUrl(START_WAITS_MS).catch(() => {
        log.warn('the sandbox takes long to start: deposits wait until it is up')
      })
    },
    async stop() {
      await sandbox?.stop()
    },
  }
}

/** A host to connect to, where `host` may be one that only means to listen on all. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
