import type { Logger } from 'pino'
import type { Config } from '../../ground/config/config.ts'
import { createDurations, type Durations } from './durations.ts'
import { createHostedProvider } from './hosted-provider.ts'
import { createPixProvider } from './pix-provider.ts'
import type { PaymentProvider } from './provider.ts'
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts'
import { createSandboxProvider } from './sandbox-provider.ts'
import { getSandboxSecret } from './sandbox-secret.ts'
import type { SignedBank } from './signed-request.ts'

/** The payment providers of this server. */
export interface Payments {
  /** By id. */
  providers: ReadonlyMap<string, PaymentProvider>
  /** How long payments took lately. */
  durations: Durations
  /** Starts the sandbox process, when the server listens at `url`; one without the role `web` uses that of another process. */
  start(url: string): Promise<void>
  stop(): Promise<void>
}

/** The provider that is PIX in the demonstration; a real one has another id, so that nobody sells play money. */
const SANDBOX_PIX = 'sandbox-pix'
/** Longest wait of the server's start for the sandbox. */
const START_WAITS_MS = 2_500
/** Longest wait of a deposit for the sandbox. */
const DEPOSIT_WAITS_MS = 5_000

/** Creates the providers that the configuration enables. */
export function createPayments(config: Config, log: Logger, now: () => number): Payments {
  let sandbox: SandboxProcess | undefined
  // Its webhooks come to a process that answers callers.
  const isOwn = config.roles.includes('web')
  const secret = config.sandbox ? getSandboxSecret(config.dataDir, config.sandboxSecret) : undefined
  const getUrl = async (): Promise<string> => {
    if (!isOwn) return sandboxUrl(config)
    if (!sandbox) throw new Error('it is not started')
    return sandbox.getUrl(DEPOSIT_WAITS_MS)
  }

  return {
    providers: secret === undefined ? createProviders(config, now) : sandboxProviders({ getUrl, secret, now }),
    durations: createDurations(),
    async start(url) {
      if (!secret || !isOwn) return
      const hooks = `http://${reachable(config.host)}:${new URL(url).port}/api/pay/hook`
      sandbox = startSandboxProcess({
        host: config.host,
        port: config.sandboxPort,
        publicUrl: config.sandboxPublicUrl,
        dataDir: config.dataDir,
        secret,
        notifyUrl: `${hooks}/sandbox`,
        pixNotifyUrl: `${hooks}/${SANDBOX_PIX}`,
        chaos: config.sandboxChaos,
        holdMs: config.sandboxHoldMs,
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

/** Creates the payment providers beside a running server, whose sandbox listens at its configured port. */
export function joinPayments(config: Config, now: () => number): Pick<Payments, 'providers'> {
  const secret = config.sandbox ? getSandboxSecret(config.dataDir, config.sandboxSecret) : undefined
  const getUrl = async (): Promise<string> => sandboxUrl(config)
  return {
    providers: secret === undefined ? createProviders(config, now) : sandboxProviders({ getUrl, secret, now }),
  }
}

/** Where the sandbox of another process listens. */
function sandboxUrl({ host, sandboxPort }: Config): string {
  return `http://${reachable(host)}:${sandboxPort}`
}

/** The sandbox's two providers: its checkout pages, and the bank that stands for PIX. */
function sandboxProviders(bank: SignedBank): ReadonlyMap<string, PaymentProvider> {
  const pix = createPixProvider({
    ...{ id: SANDBOX_PIX, bank },
    ...{ merchantName: 'FAIRGROUND SANDBOX', merchantCity: 'PLAY MONEY' },
  })
  return byId([createSandboxProvider(bank), pix])
}

function createProviders({ paymentProviders }: Config, now: () => number): ReadonlyMap<string, PaymentProvider> {
  return byId(
    paymentProviders.map((settings) => {
      const { secrets } = settings
      if (settings.type === 'hosted') return createHostedProvider({ settings, secrets, now })
      const { id, bankUrl, merchantName, merchantCity } = settings
      const bank = { getUrl: async () => bankUrl, secret: secrets.signing ?? '', now }
      return createPixProvider({ id, bank, merchantName, merchantCity })
    }),
  )
}

function byId(providers: readonly PaymentProvider[]): ReadonlyMap<string, PaymentProvider> {
  return new Map(providers.map((provider) => [provider.id, provider]))
}

/** The host to connect to; `host` may be an address for listening on all interfaces. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
