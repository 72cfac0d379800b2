import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'

const MAIN = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url))

/** How long a start waits for the first sandbox before it goes on without: deposits are refused until it is up. */
const FIRST_START_LIMIT_MS = 2_500
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
  /** Where it listens; undefined while it is not up. */
  findUrl(): string | undefined
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>
}

/** Starts the sandbox and waits, for a while, until it answers. */
export async function startSandboxProcess(options: SandboxProcessOptions): Promise<SandboxProcess> {
  const { log } = options
  let url: string | undefined
  let child: ChildProcess | undefined
  let pauseMs = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined
  let stopping = false
  const firstReady = Promise.withResolvers<void>()

  const start = (): void => {
    const started = launch(options)
    child = started
    started.once('error', (error) => log.error({ err: error }, 'the sandbox cannot be started'))
    started.once('exit', (code, signal) => {
      url = undefined
      if (stopping) return
      log.warn({ code, signal, againInMs: pauseMs }, 'the sandbox has ended')
      timer = setTimeout(start, pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    })
    createInterface({ input: started.stdout }).on('line', (line) => {
      const found = /^ready (\S+)$/.exec(line)?.[1]
      if (!found) return
      url = found
      pauseMs = FIRST_PAUSE_MS
      firstReady.resolve()
    })
  }

  start()
  const limit = setTimeout(() => {
    log.warn('the sandbox takes long to start: deposits are refused until it is up')
    firstReady.resolve()
  }, FIRST_START_LIMIT_MS)
  await firstReady.promise
  clearTimeout(limit)

  return {
    findUrl: () => url,
    async stop() {
      stopping = true
      url = undefined
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
