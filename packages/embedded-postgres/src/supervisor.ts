import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DATABASE_NAME, ensureCluster } from './cluster.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { explainDiskFailure } from './explain.ts'
import { chooseLauncher } from './launcher.ts'
import { clearLeftovers } from './leftovers.ts'
import type { Log } from './log.ts'
import { type Postmaster, socketUrl, startPostmaster } from './postmaster.ts'
import { findPostmaster, isPostmasterOf } from './postmaster-file.ts'
import { EMBEDDED_SETTINGS } from './settings.data.ts'
import { findSocketDir, makeSocketDir, type SocketDir } from './socket-dir.ts'
import { StartRefused } from './start-refused.ts'
import { withClient } from './with-client.ts'

/** The embedded PostgreSQL while the server runs. */
export type EmbeddedDatabase = {
  /** Address of the product's database; the same for as long as the server lives. */
  url: string
  /** Process id of the database now running. */
  pid(): number
  /** Calls `listener` each time the database had died and answers again. */
  onRestart(listener: () => void): void
  /** Ends the database and gives the data folder back. */
  stop(): Promise<void>
}

/** Pauses between attempts to bring a dead database back; the last one repeats until it succeeds. */
const RESTART_PAUSES_MS = [0, 50, 100, 200, 400, 800, 1_600]

/**
 * Starts the database of a data folder, creating it the first time and clearing away what a killed server left, and
 * keeps it running: when it dies it is started again at once, for as long as the server lives.
 * @throws StartRefused with one sentence when it cannot start; nothing is left running then
 */
export async function startEmbeddedDatabase(options: { dataDir: string; log: Log }): Promise<EmbeddedDatabase> {
  const { dataDir, log } = options
  const lock = lockDataDir(dataDir)
  const clusterDir = join(dataDir, 'postgres')
  let socket: SocketDir | undefined
  let first: Postmaster | undefined
  const putAway = () => {
    socket?.remove()
    lock.release()
  }
  try {
    socket = makeSocketDir(dataDir)
    const socketDir = socket.path
    chooseLauncher().own(socketDir)
    if (ensureCluster(clusterDir, { durable: true })) log.info(`created the database in ${clusterDir}`)
    const start = async () => {
      await clearLeftovers(clusterDir, log)
      return startPostmaster({
        clusterDir,
        socketDir,
        settings: EMBEDDED_SETTINGS,
        onLine: (line) => report(line, log),
      })
    }
    first = await start()
    await ensureDatabase(socketUrl(socketDir, 'postgres'))
    const keeper = keepRunning(first, start, log)
    return {
      url: socketUrl(socketDir),
      pid: keeper.pid,
      onRestart: keeper.onRestart,
      async stop() {
        await keeper.stop()
        putAway()
      },
    }
  } catch (error) {
    await first?.stop()
    putAway()
    throw explained(error, dataDir)
  }
}

/** Address of the database that another process runs on a data folder; undefined when none answers there. */
export function findRunningDatabase(dataDir: string): string | undefined {
  const clusterDir = join(dataDir, 'postgres')
  const file = findPostmaster(clusterDir)
  const socketDir = findSocketDir(dataDir)
  return file?.ready && socketDir && isPostmasterOf(clusterDir, file.pid) ? socketUrl(socketDir) : undefined
}

/** Watches a running database and replaces it when it dies. */
function keepRunning(first: Postmaster, start: () => Promise<Postmaster>, log: Log) {
  const listeners: (() => void)[] = []
  let current = first
  let stopping = false
  const watching = (async () => {
    for (;;) {
      await current.ended
      if (stopping) return
      log.error('the database has died and is being started again')
      const next = await comeBack()
      if (!next) return
      if (stopping) return next.stop()
      current = next
      log.info('the database answers again')
      for (const listener of listeners) listener()
    }
  })()

  async function comeBack(): Promise<Postmaster | undefined> {
    for (let attempt = 0; !stopping; attempt++) {
      await delay(RESTART_PAUSES_MS[attempt] ?? RESTART_PAUSES_MS.at(-1))
      try {
        return await start()
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error))
      }
    }
    return undefined
  }

  return {
    pid: () => current.pid,
    onRestart: (listener: () => void) => void listeners.push(listener),
    async stop() {
      stopping = true
      await current.stop()
      await watching
    },
  }
}

function ensureDatabase(url: string): Promise<void> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME])
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`)
  })
}

function explained(error: unknown, dataDir: string): unknown {
  const sentence = error instanceof Error ? explainDiskFailure(dataDir, error.message) : undefined
  return sentence && error instanceof Error && !error.message.includes('DATA_DIR')
    ? new StartRefused(sentence, { cause: error })
    : error
}

/** PostgreSQL's log at our levels: what an operator must act on, and the rest. */
function report(line: string, log: Log): void {
  const [, level, text] = /^(LOG|WARNING|ERROR|FATAL|PANIC):\s*(.*)$/.exec(line) ?? []
  if (level === 'PANIC' || (level && /No space left|Read-only file system/.test(line))) log.error(`database: ${text}`)
  else if (level === 'WARNING') log.warn(`database: ${text}`)
}
