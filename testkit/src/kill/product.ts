import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { socketUrl } from '@fairground/embedded-postgres/postmaster.ts'
import { findPostmaster } from '@fairground/embedded-postgres/postmaster-file.ts'
import type { Pace } from '@fairground/server/play/multiplayer-rounds/pace.ts'
import { paceArguments, paceVariable } from '../pace.ts'

const ROOT = join(import.meta.dirname, '../../..')
const MAIN = join(ROOT, 'apps/server/src/main.ts')
/** The compile cache of `npm start`. */
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/node')

const WATCH_MS = 5

/** The target of a kill -9. */
export type Target = 'server' | 'database' | 'both'

/** The product in its own processes, like `npm start`: a durable database in a folder, the same ports at each start. */
export interface Product {
  url: string
  /** Lines of standard error, over all starts. */
  errorLines: readonly string[]
  /**
   * kill -9. It restarts a killed server at once; the server restarts a killed database itself.
   * @returns when the restart began, in milliseconds of the monotonic clock
   */
  kill(target: Target): Promise<number>
  /** Address of the embedded database, while it runs. */
  databaseUrl(): string
  /** Starts another server process on the same database, without a sandbox. */
  startSecond(): Promise<{ url: string; stop(): Promise<void> }>
  /** Ends it with SIGTERM, like a service manager. */
  stop(): Promise<void>
}

/**
 * Starts the product on a folder, with free ports, and waits until it is ready.
 * @param pace of its rounds and terms, beside their short chains
 */
export async function startProduct(dataDir: string, pace: Partial<Pace> = {}): Promise<Product> {
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()])
  const environment = { DATA_DIR: dataDir, PORT: String(port), SANDBOX_PORT: String(sandboxPort), LOG_LEVEL: 'warn' }
  const errorLines: string[] = []
  const spawnServer = (place: NodeJS.ProcessEnv) => spawnProgram({ ...place, ...paceVariable(pace) }, errorLines)
  let server = spawnServer(environment)
  await isReady(server)

  return {
    url: `http://127.0.0.1:${port}`,
    errorLines,
    async kill(target) {
      const database = findDatabasePid(dataDir)
      if (target !== 'server') {
        if (database === undefined) throw new Error('the database does not run')
        process.kill(database, 'SIGKILL')
      }
      if (target === 'database') {
        const killedAt = performance.now()
        // Sessions outlive their postmaster for a moment and may still answer, which would look like a recovery.
        while ([database, undefined].includes(findDatabasePid(dataDir))) await pause(WATCH_MS)
        return killedAt
      }
      const exit = once(server, 'exit')
      server.kill('SIGKILL')
      await exit
      const restartedAt = performance.now()
      server = spawnServer(environment)
      return restartedAt
    },
    databaseUrl: () => socketUrl(realpathSync(join(dataDir, 'socket'))),
    async startSecond() {
      const secondPort = await freePort()
      const databaseUrl = socketUrl(realpathSync(join(dataDir, 'socket')))
      const place = { DATABASE_URL: databaseUrl, PORT: String(secondPort), SANDBOX: 'off' }
      const second = spawnServer({ ...environment, ...place })
      await isReady(second)
      return { url: `http://127.0.0.1:${secondPort}`, stop: () => end(second) }
    },
    stop: () => end(server),
  }
}

async function end(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit')
  if (server.exitCode === null && server.kill('SIGTERM')) await exit
}

function spawnProgram(environment: NodeJS.ProcessEnv, errorLines: string[]): ChildProcess {
  const child = spawn(process.execPath, [...paceArguments, MAIN], {
    // The server notices the death of its parent by the pipe on its standard input.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      SUPERVISED: 'on',
      ...environment,
    },
  })
  createInterface({ input: child.stderr }).on('line', (line) => errorLines.push(line))
  return child
}

async function isReady(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('no standard output')
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('ready ')) return
  throw new Error('the server ended before it was ready')
}

/** Undefined while there is no complete pid file. */
function findDatabasePid(dataDir: string): number | undefined {
  return findPostmaster(join(dataDir, 'postgres'))?.pid
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  return address.port
}
