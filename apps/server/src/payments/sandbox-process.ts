import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'

const MAIN = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url))

const STOP_LIMIT_MS = 3_000
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000

/** What the sandbox runs with. */
export interface SandboxProcessOptions {
  host: string
  /** 0 takes any free port. */
  port: number
  /** Where a browser reaches it; undefined: where it listens. */
  publicUrl: string | undefined
  dataDir: string
  secret: string
  /** The server's own webhook. */
  notifyUrl: string
  log: Logger
}

/** The sandbox under our eyes: it is started again whenever it ends, and ends with us, however we end. */
export interface SandboxProcess {
  /**
   * Where it listens, once it is up.
   * @throws Error when it is stopped, or does not come up in time
   */
  getUrl(limitMs: number): Promise<string>
  /** Its process id; another one after each restart. */
  findPid(): number | undefined
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>
}

/** Starts the sandbox; it is up when `getUrl` answers. */
export function startSandboxProcess(options: SandboxProcessOptions): SandboxProcess {
  const { log } = options
  let up = Promise.withResolvers<string>()
  let child: ChildProcess | undefined
  let pauseMs = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined
  let stopping = false

  const start = (): void => {
    const started = launch(options)
    child = started
    started.once('error', (error) => log.error({ err: error }, 'the sandbox cannot be started'))
    started.once('exit', (code, signal) => {
      if (stopping) return
      up = Promise.withResolvers()
      log.warn({ code, signal, againInMs: pauseMs }, 'the sandbox has ended')
      timer = setTimeout(start, pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    })
    createInterface({ input: started.stdout }).on('line', (line) => {
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
      const late = once(AbortSignal.timeout(limitMs), 'abort').then(() => {
        throw new Error('it is starting')
      })
      return Promise.race([up.promise, late])
    },
    findPid: () => child?.pid,
    async stop() {
      stopping = true
      clearTimeout(timer)
      if (child) await end(child)
    },
  }
}

function launch({ host, port, publicUrl, dataDir, secret, notifyUrl, log }: SandboxProcessOptions) {
  return spawn(process.execPath, [MAIN], {
    // Closing standard input is how it learns of our end, so that it cannot outlive even a killed parent.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // With its password, it is none of a payment page's business.
      DATABASE_URL: undefined,
      HOST: host,
      SANDBOX_PORT: String(port),
      SANDBOX_PUBLIC_URL: publicUrl,
      DATA_DIR: dataDir,
      SANDBOX_SECRET: secret,
      SANDBOX_NOTIFY_URL: notifyUrl,
      SANDBOX_SUPERVISED: '1',
      LOG_LEVEL: log.level,
    },
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = once(child, 'exit')
  child.stdin?.end()
  child.kill('SIGTERM')
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await gone
  clearTimeout(limit)
}
