import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { HEADERS } from '@fairground/contract/headers'
import { type CallFunction, createClient } from '@fairground/testkit/client.ts'
import { paceArguments, paceVariable } from '@fairground/testkit/pace.ts'
import { noteInstallation } from './aim-bet.ts'

const ROOT = join(import.meta.dirname, '..')

/** The built product with server, embedded database and sandbox, in its own folder. */
export interface Product {
  url: string
  /** Its folder, with its database and keys. */
  dataDir: string
  /** Makes a call as the operator's staff. */
  staff: CallFunction
  /** Creates the staff key of another person, by a name in small letters. */
  newStaffKey(name: string): string
  /** Kills the server as a power cut would. */
  kill(): Promise<void>
  /** Starts it again at the same address. */
  restart(): Promise<void>
  /** Both. */
  killAndRestart(): Promise<void>
  /** Copies the folder while the server is down, and starts it again at the same address. */
  copyTo(folder: string): Promise<void>
  /** Stops everything and removes the folder. */
  stop(): Promise<void>
}

/**
 * Builds the site where that is needed, and starts the product, with more variables of the environment where a test needs some. Its
 * folder is a copy of the one that the set-up of the journeys has kept, or new where there is none.
 * @param isFirstStart the folder is new, and chains of seeds have their real length, as at an operator's
 */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
  { isFirstStart = false }: { isFirstStart?: boolean } = {},
): Promise<Product> {
  // The set-up has built it for all journeys: a change in the meantime must not change the site under those that run.
  if (!process.env.FAIRGROUND_URL)
    execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-e2e-'))
  const keptFolder = isFirstStart ? undefined : process.env.FAIRGROUND_KEPT_FOLDER
  const pace = isFirstStart ? {} : paceVariable()
  if (keptFolder) cpSync(keptFolder, dataDir, { recursive: true })
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const start = () => launch(dataDir, port, sandboxPort, { ...pace, ...environment })
  let server = await start()
  const end = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  const url = `http://127.0.0.1:${port}`
  noteInstallation(url, { dataDir })
  const anybody = createClient(url)
  let staffKey: string | undefined
  const product: Product = {
    url,
    dataDir,
    async staff(call, request, options) {
      staffKey ??= makeStaffKey(dataDir)
      return await anybody(call, request, { headers: { [HEADERS.staffKey]: staffKey }, ...options })
    },
    newStaffKey: (name) => makeStaffKey(dataDir, name),
    async kill() {
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
    async restart() {
      server = await start()
    },
    async killAndRestart() {
      await product.kill()
      await product.restart()
    },
    async copyTo(folder) {
      await end()
      cpSync(dataDir, folder, { recursive: true })
      await product.restart()
    },
    async stop() {
      await end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return product
}

/** A staff key of the installation, as its operator makes one; without a name the owner's. */
function makeStaffKey(dataDir: string, ...name: string[]): string {
  const command = join(ROOT, 'apps/server/src/app/commands/staff-key.ts')
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  return execFileSync(join(ROOT, 'node_modules/.bin/node'), [command, 'rotate', ...name], {
    env,
    encoding: 'utf8',
  }).trim()
}

async function launch(
  dataDir: string,
  port: number,
  sandboxPort: number,
  environment: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const server = spawn(
    join(ROOT, 'node_modules/.bin/node'),
    [...paceArguments, join(ROOT, 'apps/server/src/main.ts')],
    {
      // Closing standard input stops it: it cannot outlive the tests.
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...environment,
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        SUPERVISED: 'on',
        NODE_ENV: 'production',
      },
    },
  )
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
