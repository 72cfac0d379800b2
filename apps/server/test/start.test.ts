import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { withClient } from '@fairground/embedded-postgres'
import { findPostmaster } from '@fairground/embedded-postgres/postmaster-file.ts'
import { removeDataDir } from '@fairground/embedded-postgres/socket-dir.ts'
import { freshDatabase } from '@fairground/testkit/database.ts'
import { paceArguments, paceVariable } from '@fairground/testkit/pace.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '../../../scripts/start.mjs')

/** The program of `npm start`, on its own data folder and free ports. */
type Started = {
  child: ChildProcess
  dataDir: string
  lines: string[]
  ended: Promise<unknown[]>
  ready: Promise<string>
}

const folders: string[] = []
const started: Started[] = []

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  }
  for (const folder of folders.splice(0)) removeDataDir(folder)
})

function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-start-test-'))
  folders.push(folder)
  return folder
}

// The command under test would install, and so pull the running tests' own packages away.
beforeAll(() => {
  const program = 'import { findReasonToInstall } from "./install.mjs"; console.info(findReasonToInstall("run") ?? "")'
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: dirname(SCRIPT),
    encoding: 'utf8',
  })
  const reason = stdout.trim()
  if (reason) throw new Error(`The installed packages are not those of the lockfile (${reason}): run npm ci first.`)
})

/** The data folder of a product that has been started and stopped; each test works on a copy, which is quicker. */
const template = mkdtempSync(join(tmpdir(), 'fairground-start-template-'))
beforeAll(async () => {
  const { child, ready, ended } = start(template)
  await ready
  child.kill('SIGTERM')
  await ended
})
afterAll(() => rmSync(template, { recursive: true }))

function usedDataDir(): string {
  const folder = newDataDir()
  cpSync(template, folder, { recursive: true })
  return folder
}

/** With it chains of seeds are short; without it they have their real length, as at an operator's. */
const SHORT_CHAINS = { NODE_OPTIONS: paceArguments.join(' '), ...paceVariable() }

/** @param output a file's number that takes what it prints, or what it logs; without it, the lines are kept */
function start(
  dataDir: string,
  environment: Record<string, string> = SHORT_CHAINS,
  output: { standardOutput?: number | undefined; standardError?: number | undefined } = {},
): Started {
  const { standardOutput = 'pipe', standardError = 'pipe' } = output
  const child = spawn(process.execPath, [SCRIPT], {
    stdio: ['ignore', standardOutput, standardError],
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...environment },
  })
  const lines: string[] = []
  const ended = once(child, 'close')
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>()
  for (const input of [child.stdout, child.stderr].filter((stream) => stream !== null)) {
    createInterface({ input }).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('ready ')) resolve(line.slice('ready '.length))
    })
  }
  void ended.then(() => reject(new Error(`it ended before it was ready: ${lines.join(' | ')}`)))
  // Not every test waits for it.
  ready.catch(() => undefined)
  const one = { child, dataDir, lines, ended, ready }
  started.push(one)
  return one
}

/** Numbers of the server's and the database's process, from the files that they keep. */
function processesOf(dataDir: string): { server: number; database: number } {
  return {
    server: JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8')).pid,
    database: Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10),
  }
}

const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

/** Processes whose command or environment names the data folder: all that a start has started. */
function processesAround(dataDir: string): string[] {
  const readProcFile = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return ''
    }
  }
  return readdirSync('/proc').filter(
    (pid) =>
      /^\d+$/.test(pid) &&
      (readProcFile(pid, 'cmdline').includes(dataDir) || readProcFile(pid, 'environ').includes(dataDir)),
  )
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops the server, the database and the sandbox and leaves nothing',
  async (signal) => {
    const { child, dataDir, ended, ready, lines } = start(usedDataDir())
    const answer = await fetch(`${await ready}/readyz`)
    expect(answer.status).toBe(200)
    const { server, database } = processesOf(dataDir)
    // npm start, the server, the sandbox and the database.
    expect(processesAround(dataDir)).toHaveLength(4)
    // A terminal and npm each pass the same Ctrl-C on.
    child.kill(signal)
    child.kill(signal)
    expect(await ended).toEqual([0, null])
    expect([isAlive(server), isAlive(database), processesAround(dataDir)]).toEqual([false, false, []])
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)
    expect(lines[0]).toBe('Fairground is starting')
  },
)

test('[RE-01] kill -9 of npm start ends the server, the database and the sandbox too', async () => {
  const { child, dataDir, ready } = start(usedDataDir())
  await ready
  const { server, database } = processesOf(dataDir)
  child.kill('SIGKILL')
  const livingProcesses = () => [isAlive(server), isAlive(database), ...processesAround(dataDir)]
  await expect.poll(livingProcesses).toEqual([false, false])
})

test('[RE-01] kill -9 of the server ends the command with that code, and the next start is ready, with chains of their real length', async () => {
  const { dataDir, ended, ready } = start(newDataDir(), {})
  await ready
  process.kill(processesOf(dataDir).server, 'SIGKILL')
  expect(await ended).toEqual([137, null])
  const restartedServer = start(dataDir, {})
  expect((await fetch(`${await restartedServer.ready}/healthz`)).status).toBe(200)
})

test('[RE-01] kill -9 of the database under a running server: calls are answered again without a restart', async () => {
  const { dataDir, ready, lines } = start(usedDataDir())
  const url = await ready
  const { server, database } = processesOf(dataDir)
  process.kill(database, 'SIGKILL')
  // Its sessions outlive it for a moment and may still answer: that would prove nothing.
  const nextPid = () => findPostmaster(join(dataDir, 'postgres'))?.pid ?? database
  await expect.poll(nextPid).not.toBe(database)
  // Should the server have ended, its own words are the failure.
  const answer = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => lines.join('\n'),
    )
  await expect.poll(answer).toBe(200)
  expect(processesOf(dataDir).server).toBe(server)
})

/** A port that is free now: what listens on it says so nowhere when its output is lost. */
async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  await once(listener, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

test.each([
  ['a full disk', 'standard output'],
  ['a full disk', 'standard error'],
  ['a full disk', 'both'],
  ['a pipe that nobody reads any more', 'both'],
] as const)('with %s under %s the server answers, and SIGTERM stops all of it', async (kind, outputs) => {
  const full = kind === 'a full disk' ? openSync('/dev/full', 'w') : undefined
  const port = await freePort()
  // At this level each call is a line of the log.
  const environment = { ...SHORT_CHAINS, LOG_LEVEL: 'debug', PORT: String(port), SANDBOX_PORT: '0' }
  const { child, dataDir, ended } = start(usedDataDir(), environment, {
    standardOutput: outputs === 'standard error' ? undefined : full,
    standardError: outputs === 'standard output' ? undefined : full,
  })
  if (full === undefined) {
    child.stdout?.destroy()
    child.stderr?.destroy()
  }
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok || undefined,
      () => child.exitCode ?? undefined,
    )
  await expect.poll(isReady).toBe(true)
  for (let call = 0; call < 50; call += 1)
    expect((await fetch(`${url}/api/home/startup`)).status, `call ${call}`).toBe(200)
  expect(processesAround(dataDir)).toHaveLength(4)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(processesAround(dataDir)).toEqual([])
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)
  if (full !== undefined) closeSync(full)
})

test('an error that ends the server ends it with a full disk under its output too, and releases the lock', async () => {
  const full = openSync('/dev/full', 'w')
  // An address that this machine does not have (RFC 5737): no sentence of ours, but an error with its stack.
  const environment = { ...SHORT_CHAINS, HOST: '192.0.2.1', SANDBOX_PORT: '0' }
  const { dataDir, ended } = start(usedDataDir(), environment, { standardOutput: full, standardError: full })
  expect(await ended).toEqual([1, null])
  expect(processesAround(dataDir)).toEqual([])
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)
  closeSync(full)
})

test('a wrong configuration is named, every variable in one sentence', async () => {
  const wrong = start(newDataDir(), { PORT: 'eighty', LOG_LEVEL: 'loud' })
  expect(await wrong.ended).toEqual([1, null])
  expect(wrong.lines.slice(1)).toEqual([
    'PORT must be a whole number from 0 to 65535, not "eighty".',
    'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".',
  ])
})

/** Folders that cannot hold data: what they are, how one is named, and the sentence about it. */
const impossibleFolders: [string, () => string, (path: string) => string][] = [
  ['a file', () => join(newDataDir(), 'file'), (path) => `DATA_DIR ${path} is not a folder: set another DATA_DIR.`],
  [
    'a folder below a file',
    () => join(newDataDir(), 'file', 'data'),
    (path) => `DATA_DIR ${path} is not a folder: set another DATA_DIR.`,
  ],
  [
    'a folder where nobody may write',
    // Permissions do not stop root; the kernel's own tree does.
    () => join(process.getuid?.() === 0 ? '/sys' : '/', 'data'),
    (path) => `DATA_DIR ${path} may not be written by this user: change its owner, or set another DATA_DIR.`,
  ],
  ['an empty name', () => '', () => 'DATA_DIR is empty: name a folder, or leave DATA_DIR out.'],
]

test.each(impossibleFolders)(
  'with %s as its data folder a start is one sentence, with the own and with another database',
  async (_, name, sentence) => {
    for (const environment of [{}, { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/none' }]) {
      const dataDir = name()
      if (dataDir.startsWith(tmpdir())) writeFileSync(dataDir.replace(/(file).*/, '$1'), '')
      const refused = start(dataDir, { ...SHORT_CHAINS, ...environment })
      expect(await refused.ended).toEqual([1, null])
      expect(refused.lines.slice(1)).toEqual([sentence(dataDir)])
    }
  },
)

test('all that a server and its sandbox keep is for their user alone, also what others could read before', async () => {
  const dataDir = usedDataDir()
  const paths = () => ['.', ...readdirSync(dataDir)].map((name) => join(dataDir, name))
  for (const path of paths())
    if (!path.endsWith('postgres')) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
  const { ready } = start(dataDir, SHORT_CHAINS)
  await ready
  await expect.poll(() => readdirSync(dataDir)).toContain('sandbox.sqlite-wal')
  const kinds = paths().filter((path) => !lstatSync(path).isSymbolicLink())
  const names = kinds.map((path) => basename(path))
  expect(names).toEqual(expect.arrayContaining(['data.key', 'sandbox.secret', 'sandbox.sqlite', 'server.lock']))
  const open = kinds.filter((path) => (statSync(path).mode & 0o077) !== 0)
  expect(open).toEqual([])
})

test('with a database of the operator’s the data folder is for its user alone too', async () => {
  const database = await freshDatabase()
  const dataDir = newDataDir()
  chmodSync(dataDir, 0o755)
  const { child, ended, ready } = start(dataDir, { ...SHORT_CHAINS, DATABASE_URL: database.url })
  await ready
  await expect.poll(() => readdirSync(dataDir)).toContain('sandbox.sqlite')
  for (const name of ['.', 'data.key', 'sandbox.secret', 'sandbox.sqlite'])
    expect((statSync(join(dataDir, name)).mode & 0o077).toString(8), name).toBe('0')
  child.kill('SIGTERM')
  await ended
  await database.drop()
})

test('a taken port is one sentence, and leaves nothing running', async () => {
  const otherListener = createServer().listen(0, '127.0.0.1')
  await once(otherListener, 'listening')
  const address = otherListener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const blockedServer = start(newDataDir(), { PORT: String(port), SANDBOX_PORT: '0' })
  expect(await blockedServer.ended).toEqual([1, null])
  expect(blockedServer.lines.slice(1)).toEqual([
    `Another program already listens on PORT ${port} of 127.0.0.1: stop it, or set another PORT.`,
  ])
  expect(processesAround(blockedServer.dataDir)).toEqual([])
  otherListener.close()
})

test('a second npm start on the same folder is one sentence, and the first goes on', async () => {
  const first = start(usedDataDir())
  await first.ready
  const second = start(first.dataDir)
  expect(await second.ended).toEqual([1, null])
  expect(second.lines.slice(1)).toEqual([
    `Another Fairground server (process ${processesOf(first.dataDir).server}) is already running on DATA_DIR ${first.dataDir}: stop it, or give this one another DATA_DIR and PORT.`,
  ])
  expect((await fetch(`${await first.ready}/readyz`)).status).toBe(200)
})

test('a DATABASE_URL that does not answer is said in one sentence, without its password', async () => {
  const { ended, lines, dataDir } = start(newDataDir(), { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/none' })
  expect(await ended).toEqual([1, null])
  expect(lines.slice(1)).toEqual(['DATABASE_URL does not let us in: connect ECONNREFUSED 127.0.0.1:1.'])
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})

test('with DATABASE_URL nothing of the embedded database starts, and what is there stays when we stop', async () => {
  const database = await freshDatabase()
  const { child, dataDir, ended, ready } = start(newDataDir(), { ...SHORT_CHAINS, DATABASE_URL: database.url })
  expect((await fetch(`${await ready}/readyz`)).status).toBe(200)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  const rows = await withClient(database.url, async (client) => (await client.query('select 1 as one')).rows)
  expect(rows).toEqual([{ one: 1 }])
  await database.drop()
})

test('[OP-05] db:dump takes its copy beside a running server, and leaves it running', async () => {
  const { dataDir, ready } = start(usedDataDir())
  const url = await ready
  const path = join(dataDir, 'copy.dump')
  const tool = join(import.meta.dirname, '../src/app/commands/dump.ts')
  const { stdout, stderr } = spawnSync(process.execPath, [tool, 'dump', path], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  })
  expect(`${stdout}${stderr}`).toMatch(new RegExp(`^dumped \\d+ rows to ${path}\n$`))
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})
