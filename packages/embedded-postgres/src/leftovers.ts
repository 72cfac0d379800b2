import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Log, StartRefused } from './operator-messages.ts'
import { findPostmaster, findProcessesOf, isPostmasterOf } from './postmaster-file.ts'

const POLL_MS = 20
/** How long a fast shutdown may take; a kill after that loses nothing that is committed. */
const PATIENCE_MS = 8_000

/**
 * Removes what a killed server left in the cluster's folder: a running database, its orphaned sessions, a pid file whose
 * number belongs to another process now, or a garbled pid file. Call it only under the data folder's lock.
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
  // PostgreSQL takes any live process with that number for a running database and would refuse to start.
  rmSync(path, { force: true })
}

/** Ends the processes that work in the folder: a database with a garbled pid file, or sessions without a database. */
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
    // The process has ended in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
