import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { PaymentProvider } from './provider.ts'
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts'
import { createSandboxProvider } from './sandbox-provider.ts'
import { getSandboxSecret } from './sandbox-secret.ts'

/** The payment providers of this server. */
export interface Payments {
  /** By id. */
  providers: ReadonlyMap<string, PaymentProvider>
  /** Paid deposits that this process has announced lately, so that a provider's repeats cause no second message. */
  toldPaid: RecentSet
  /** Starts the sandbox process, when the server listens at `url`. */
  start(url: string): Promise<void>
  stop(): Promise<void>
}

const TOLD_MOST = 10_000
/** Longest wait of the server's start for the sandbox. */
const START_WAITS_MS = 2_500
/** Longest wait of a deposit for the sandbox. */
const DEPOSIT_WAITS_MS = 5_000

/** Creates the providers that the configuration enables. */
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

/** The host to connect to; `host` may be an address for listening on all interfaces. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/** A set of the latest members; it drops the oldest ones. */
export interface RecentSet {
  /** @returns false when the set has the member already */
  add(member: string): boolean
}

/** Creates a set of at most `most` members. */
export function createRecentSet(most: number): RecentSet {
  const members = new Set<string>()
  return {
    add(member) {
      if (members.has(member)) return false
      members.add(member)
      if (members.size > most) {
        for (const oldest of members) {
          members.delete(oldest)
          break
        }
      }
      return true
    },
  }
}
