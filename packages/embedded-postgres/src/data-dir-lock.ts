import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainDiskFailure } from './explain.ts'
import { findProcessIdentity } from './process-identity.ts'
import { StartRefused } from './start-refused.ts'

/** The right to use a data folder, held by one process. */
export type DataDirLock = { release(): void }

/** How often a lock left by a dead process may be cleared away before we give up: others may be starting too. */
const MOST_ATTEMPTS = 5

/**
 * Takes the data folder for this process, making the folder if need be. The lock is a file with the process's number
 * and start time, so one that a killed server left behind is recognised, even when its number is in use again.
 * @throws StartRefused when another server holds it, or when the folder cannot be written
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const path = join(dataDir, 'server.lock')
  const mine = JSON.stringify({ pid: process.pid, started: findProcessIdentity(process.pid) })
  try {
    mkdirSync(dataDir, { recursive: true })
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      if (placeLock(path, mine)) return { release: () => releaseLock(path, mine) }
      clearStaleLock(path, dataDir)
    }
  } catch (cause) {
    if (cause instanceof StartRefused) throw cause
    const words = cause instanceof Error ? cause.message : String(cause)
    throw new StartRefused(explainDiskFailure(dataDir, words) ?? `DATA_DIR ${dataDir} cannot be used: ${words}.`, {
      cause,
    })
  }
  throw new StartRefused(
    `Several servers are starting on DATA_DIR ${dataDir} at once: start one, or give each its own.`,
  )
}

/** Puts the whole file in place at once, so nobody ever reads half of it. */
function placeLock(path: string, mine: string): boolean {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function clearStaleLock(path: string, dataDir: string): void {
  const found = readLock(path)
  if (found === undefined) return
  const { pid, started } = found.holder
  if (pid !== undefined && started !== undefined && findProcessIdentity(pid) === started) {
    throw new StartRefused(
      `Another Fairground server (process ${pid}) is already running on DATA_DIR ${dataDir}: stop it, or give this one another DATA_DIR and PORT.`,
    )
  }
  // Moving it aside first shows whether it is still the file that was judged: another start may have replaced it.
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return
    throw error
  }
  if (readFileSync(aside, 'utf8') === found.text) rmSync(aside)
  else renameSync(aside, path)
}

function readLock(path: string): { text: string; holder: { pid?: number; started?: string } } | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined
    throw error
  }
  try {
    return { text, holder: JSON.parse(text) }
  } catch {
    return { text, holder: {} }
  }
}

function releaseLock(path: string, mine: string): void {
  if (readLock(path)?.text === mine) rmSync(path, { force: true })
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
