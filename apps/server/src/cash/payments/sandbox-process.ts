import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'

const MAIN = fileURLToPath(new URL('../../../../sandbox/src/main.ts', import.meta.url))

const STOP_LIMIT_MS = 3_000
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000

/** Options of the sandbox process. */
export interface SandboxProcessOptions {
  host: string
  /** 0 takes any free port. */
  port: number
  /** The origin for browsers; undefined: the address that it listens on. */
  publicUrl: string | undefined
  dataDir: string
  secret: string
  /** The server's own webhooks. */
  notifyUrl: string
  pixNotifyUrl: string
  chaos: string
  holdMs: number
  log: Logger
}

/** The supervised sandbox process: it restarts whenever it ends, and ends with this process. */
export interface SandboxProcess {
  /**
   * Returns the address that it listens on.
   * @throws Error when it is stopped, or does not come up in time
   */
  getUrl(limitMs: number): Promise<string>
  /** Its process id, which changes with each restart. */
  findPid(): number | undefined
  /** Ends it and waits for its exit. */
  stop(): Promise<void>
}

/** Starts the sandbox. It is ready when `getUrl` resolves. */
export function startSandboxProcess(options: SandboxProcessOptions): SandboxProcess {
  const { log } = options
  let up = Promise.withResolvers<string>()
  let child: ChildProcess | undefined
  let pauseMs = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined
  let stopping = false

  const start = (): void => {
    const newChild = launch(options)
    child = newChild
    newChild.once('error', (error) => log.error({ err: error }, 'the sandbox cannot be started'))
    newChild.once('exit', (code, signal) => {
      if (stopping) return
      up = Promise.withResolvers()
      log.warn({ code, signal, againInMs: pauseMs }, 'the sandbox has ended')
      timer = setTimeout(start, pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    })
    createInterface({ input: newChild.stdout }).on('line', (line) => {
      const url = /^ready (\S+)$/.exec(line)?.[1]
      if (!url) return
      pauseMs = FIRST_PAUSE_MS
      up.resolve(url)
    })
  }

  start()
  return {
    getUrl(limitMs) {
      if (stopping) return Promise.reject(new Error('it is stopped'))
      const timeout = once(AbortSignal.timeout(limitMs), 'abort').then(() => {
        throw new Error('it is starting')
      })
      return Promise.race([up.promise, timeout])
    },
    findPid: () => child?.pid,
    async stop() {
      stopping = true
      clearTimeout(timer)
      if (child) await end(child)
    },
  }
}

function launch(options: SandboxProcessOptions) {
  const { host, port, publicUrl, dataDir, secret, notifyUrl, pixNotifyUrl, chaos, holdMs, log } = options
  return spawn(process.execPath, [MAIN], {
    // The sandbox ends when its standard input closes, so it cannot outlive even a killed parent.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // It contains a password that the sandbox does not need.
      DATABASE_URL: undefined,
      HOST: host,
      SANDBOX_PORT: String(port),
      SANDBOX_PUBLIC_URL: publicUrl,
      DATA_DIR: dataDir,
      SANDBOX_SECRET: secret,
      SANDBOX_NOTIFY_URL: notifyUrl,
      SANDBOX_PIX_NOTIFY_URL: pixNotifyUrl,
      SANDBOX_CHAOS: chaos,
      SANDBOX_HOLD_MS: String(holdMs),
      SANDBOX_SUPERVISED: '1',
      LOG_LEVEL: log.level,
    },
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  child.stdin?.end()
  child.kill('SIGTERM')
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await exit
  clearTimeout(limit)
}
