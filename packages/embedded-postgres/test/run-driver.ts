import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { removeDataDir } from '../src/socket-dir.ts'
import { withClient } from '../src/with-client.ts'

const DRIVER = join(import.meta.dirname, 'driver.ts')

/** A running driver process and its output so far. */
export type Driver = {
  child: ChildProcess
  lines: string[]
  /** Resolves with the rest of the first line that starts with this word, past or future. */
  says(word: string): Promise<string>
  /** Ends it as a service manager would, and waits. */
  stop(): Promise<void>
  /** kill -9, and waits until the process is gone. */
  kill(): Promise<void>
}

const drivers = new Set<Driver>()
const folders: string[] = []

/** Starts a driver on a data folder; `prefix` are words before `node`, such as a change of user. */
export function runDriver(dataDir: string, options: { prefix?: string[]; env?: NodeJS.ProcessEnv } = {}): Driver {
  const [program = '', ...words] = [...(options.prefix ?? []), process.execPath, DRIVER, dataDir]
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...options.env } })
  const lines: string[] = []
  const listeners = new Set<(line: string) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    for (const listener of listeners) listener(line)
  })
  const exit = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exit
    drivers.delete(driver)
  }
  const driver: Driver = {
    child,
    lines,
    says(word) {
      const knownLine = lines.find((line) => line.startsWith(`${word} `))
      if (knownLine) return Promise.resolve(knownLine.slice(word.length + 1))
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      listeners.add((line) => {
        if (line.startsWith(`${word} `)) resolve(line.slice(word.length + 1))
      })
      child.once('close', () => reject(new Error(`the driver ended without saying "${word}": ${lines.join(' | ')}`)))
      return promise
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
  drivers.add(driver)
  return driver
}

/** Waits for the `ready` line and parses it. */
export async function whenReady(driver: Driver): Promise<{ url: string; pid: number }> {
  const [url = '', pid] = (await driver.says('ready')).split(' ')
  return { url, pid: Number(pid) }
}

/** A new temporary folder, removed by `cleanUp`. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-embedded-test-'))
  folders.push(folder)
  return folder
}

/** A new folder with a copy of a stopped database: quicker than making one. */
export function copyOf(dataDir: string): string {
  const folder = newFolder()
  cpSync(dataDir, folder, { recursive: true })
  return folder
}

/** For `afterEach`: ends every driver and removes every folder of the test. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...drivers].map((driver) => driver.stop()))
  for (const folder of folders.splice(0)) removeDataDir(folder)
}

/** Runs one statement on its own connection and returns the rows. */
export function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query(statement)).rows)
}
