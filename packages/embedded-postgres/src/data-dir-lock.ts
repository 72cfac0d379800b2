import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusalOf, StartRefused } from './operator-messages.ts'

/** The lock of one process on a data folder. */
export type DataDirLock = { release(): void }

/** How often it removes the lock of a dead process before it gives up: other servers may be starting too. */
const MOST_ATTEMPTS = 5

/**
 * Locks the data folder for this process, and creates the folder if necessary. The lock is a file with the process's number
 * and start time, so it recognises the lock of a killed server even when another process has that number now.
 * @throws StartRefused when another server holds the lock, or when the folder is not writable
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const path = join(dataDir, 'server.lock')
  const ownText = JSON.stringify({ pid: process.pid, started: findProcessIdentity(process.pid) })
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      if (placeLock(path, ownText)) return { release: () => releaseLock(path, ownText) }
      clearStaleLock(path, dataDir)
    }
  } catch (cause) {
    throw refusalOf(dataDir, cause)
  }
  throw new StartRefused(
    `Several servers are starting on DATA_DIR ${dataDir} at once: start one, or give each its own.`,
  )
}

/** Creates the lock file in one step, so that no process reads half of it. */
function placeLock(path: string, ownText: string): boolean {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, ownText)
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
  const lock = readLock(path)
  if (lock === undefined) return
  const { pid, started } = lock.holder
  if (pid !== undefined && started !== undefined && findProcessIdentity(pid) === started) {
    throw new StartRefused(
      `Another Fairground server (process ${pid}) is already running on DATA_DIR ${dataDir}: stop it, or give this one another DATA_DIR and PORT.`,
    )
  }
  // Moves the file first and then compares it: another start may have replaced it since it was read.
  const movedPath = `${path}.${process.pid}`
  try {
    renameSync(path, movedPath)
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return
    throw error
  }
  if (readFileSync(movedPath, 'utf8') === lock.text) rmSync(movedPath)
  else renameSync(movedPath, path)
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

function releaseLock(path: string, ownText: string): void {
  if (readLock(path)?.text === ownText) rmSync(path, { force: true })
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/**
 * A text that differs for any later process with the same number: start time and boot. Undefined when no such process
 * runs.
 */
export function findProcessIdentity(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout.trim() || undefined
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold any character; field 3 follows the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startTicks] = [fields[0], fields[19]]
    if (state === 'Z' || state === 'X') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${startTicks}`
  } catch {
    return undefined
  }
}
