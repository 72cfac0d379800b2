import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '..')

/** The built product as an operator runs it: server, embedded database, sandbox, in a folder of its own. */
export interface Product {
  url: string
  /** Kills the server as a power cut would, and starts it again at the same address. */
  killAndRestart(): Promise<void>
  /** Stops everything and removes the folder. */
  stop(): Promise<void>
}

/** Builds the site where that is needed, and starts the product. */
export async function startProduct(): Promise<Product> {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-e2e-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  let server = await launch(dataDir, port, sandboxPort)
  return {
    url: `http://127.0.0.1:${port}`,
    async killAndRestart() {
      server.kill('SIGKILL')
      await once(server, 'exit')
      server = await launch(dataDir, port, sandboxPort)
    },
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function launch(dataDir: string, port: number, sandboxPort: number): Promise<ChildProcess> {
  const server = spawn(join(ROOT, 'node_modules/.bin/node'), [join(ROOT, 'apps/server/src/main.ts')], {
    // Closing standard input stops it: it cannot outlive the tests.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      SUPERVISED: 'on',
      NODE_ENV: 'production',
    },
  })
  for await (const line of createInterface(server.stdout)) if (line.startsWith('ready ')) return server
  throw new Error('the product ended before it was ready')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}
