import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const runProgram = promisify(execFile)
/** Branches of TPC-B: more than connections, so that the connections do not all wait for one row. */
const SCALE = '50'
/** Connections. */
const CLIENTS = '32'

/**
 * Finds a program of the system's PostgreSQL: in PATH, beside pg_config, or in Debian's folders, the newest first.
 * @throws an error that says what to install
 */
export function findProgram(name: string): string {
  const configFolder = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules')),
    ...(configFolder ? [configFolder] : []),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  const programPath = folders.map((folder) => join(folder, name)).find((program) => existsSync(program))
  if (!programPath) throw new Error(`${name} is not installed: on Debian, apt-get install postgresql.`)
  return programPath
}

/** Fills pgbench's own tables in a database. */
export async function preparePgbench(url: string): Promise<void> {
  await runProgram(findProgram('pgbench'), ['--initialize', '--quiet', '--scale', SCALE, url])
}

/** TPC-B with prepared statements over 32 connections. @returns transactions a second */
export async function measurePgbench(url: string, seconds: number): Promise<number> {
  const words = ['--protocol', 'prepared', '--client', CLIENTS, '--jobs', '4', '--time', String(seconds), '--no-vacuum']
  const { stdout } = await runProgram(findProgram('pgbench'), [...words, url])
  const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
  if (!tps) throw new Error(`pgbench said nothing of tps:\n${stdout}`)
  return Number(tps)
}
