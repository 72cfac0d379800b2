import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'
import { findPostmaster, findProcessesOf, isPostmasterOf } from './postmaster-file.ts'
import { StartRefused } from './start-refused.ts'

const POLL_MS = 20
/** A fast shutdown writes everything out; then it is cut short, which loses nothing that was committed. */
const PATIENCE_MS = 8_000

/**
 * Clears away what an earlier server left in the cluster's folder after a kill: a database that lives on, its orphaned
 * sessions, a pid file whose number a stranger has by now, or that a crash has garbled. Only call it under the data folder's
 * lock.
 * @throws StartRefused when the old database does not end
 */
export async function clearLeftovers(clusterDir: string, log: Log): Promise<void> {
  const path = join(clusterDir, 'postmaster.pid')
  if (!existsSync(path)) return
  const file = findPostmaster(clusterDir)
  if (!file) log.warn(`${path} says nothing of a process: removing it`)
  else if (isPostmasterOf(clusterDir, file.pid)) {
    log.warn(`stopping the database that an earlier server left running (process ${file.pid})`)
    await endPostmaster(clusterDir, file.pid)
  }
  await endProcessesOf(clusterDir)
  // PostgreSQL believes any live process with that number to be a running database and would refuse to start.
  rmSync(path, { force: true })
}

/** Ends what still works in the folder: a database whose pid file is garbled, or sessions that have lost theirs. */
async function endProcessesOf(clusterDir: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (const pid of findProcessesOf(clusterDir)) signal(pid, 'SIGQUIT')
  while (findProcessesOf(clusterDir).length > 0) {
    if (Date.now() >= deadline)
      throw new StartRefused(
        `Processes of a database still work in ${clusterDir} and do not stop: end them, then start again.`,
      )
    await delay(POLL_MS)
  }
}

async function endPostmaster(clusterDir: string, pid: number): Promise<void> {
  for (const wish of ['SIGINT', 'SIGQUIT'] as const) {
    signal(pid, wish)
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      if (!isPostmasterOf(clusterDir, pid)) return
      await delay(POLL_MS)
    }
  }
  throw new StartRefused(
    `A database (process ${pid}) still runs on ${clusterDir} and does not stop: end it, then start again.`,
  )
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // It has ended in the meantime, which is what we want.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
