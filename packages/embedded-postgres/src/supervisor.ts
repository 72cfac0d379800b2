import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DATABASE_NAME, ensureCluster } from './cluster.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { chooseLauncher } from './launcher.ts'
import { clearLeftovers } from './leftovers.ts'
import { explainDiskFailure, type Log, StartRefused } from './operator-messages.ts'
import { type Postmaster, socketUrl, startPostmaster } from './postmaster.ts'
import { findPostmaster, isPostmasterOf } from './postmaster-file.ts'
import { makePrivate } from './private-folder.ts'
import { EMBEDDED_SETTINGS } from './settings.data.ts'
import { findSocketDir, makeSocketDir, type SocketDir } from './socket-dir.ts'
import { withClient } from './with-client.ts'

/** The embedded PostgreSQL while the server runs. */
export type EmbeddedDatabase = {
  /** Address of the product's database; it stays the same while the server runs. */
  url: string
  /** Process id of the running database. */
  pid(): number
  /** Calls `listener` each time the database answers again after a crash. */
  onRestart(listener: () => void): void
  /** Stops the database and releases the data folder. */
  stop(): Promise<void>
}

/** Pauses before the attempts to restart a crashed database; the last pause repeats until one succeeds. */
const RESTART_PAUSES_MS = [0, 50, 100, 200, 400, 800, 1_600]

/**
 * Starts the database of a data folder. It creates the database the first time, removes what a killed server left, and
 * restarts the database after a crash while the server runs.
 * @throws StartRefused with one sentence when it cannot start; then no process is left
 */
export async function startEmbeddedDatabase(options: { dataDir: string; log: Log }): Promise<EmbeddedDatabase> {
  const { dataDir, log } = options
  const lock = lockDataDir(dataDir)
  const clusterDir = join(dataDir, 'postgres')
  let socket: SocketDir | undefined
  let postmaster: Postmaster | undefined
  const releaseAll = () => {
    socket?.remove()
    lock.release()
  }
  try {
    makePrivate(dataDir)
    const launcher = chooseLauncher()
    launcher.letThrough(dataDir)
    socket = makeSocketDir(dataDir)
    const socketDir = socket.path
    launcher.giveToUser(socketDir)
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
    postmaster = await start()
    await ensureDatabase(socketUrl(socketDir, 'postgres'))
    const keeper = keepRunning(postmaster, start, log)
    return {
      url: socketUrl(socketDir),
      pid: keeper.pid,
      onRestart: keeper.onRestart,
      async stop() {
        await keeper.stop()
        releaseAll()
      },
    }
  } catch (error) {
    await postmaster?.stop()
    releaseAll()
    throw explain(error, dataDir)
  }
}

/** Address of the database that another process runs on a data folder; undefined when none answers. */
export function findRunningDatabase(dataDir: string): string | undefined {
  const clusterDir = join(dataDir, 'postgres')
  const file = findPostmaster(clusterDir)
  const socketDir = findSocketDir(dataDir)
  return file?.isReady && socketDir && isPostmasterOf(clusterDir, file.pid) ? socketUrl(socketDir) : undefined
}

/** Restarts a database each time it crashes. */
function keepRunning(firstPostmaster: Postmaster, start: () => Promise<Postmaster>, log: Log) {
  const listeners: (() => void)[] = []
  let current = firstPostmaster
  let isStopping = false
  const watcher = (async () => {
    for (;;) {
      await current.exit
      if (isStopping) return
      log.error('the database has died and is being started again')
      const restarted = await restart()
      if (!restarted) return
      if (isStopping) return restarted.stop()
      current = restarted
      log.info('the database answers again')
      for (const listener of listeners) listener()
    }
  })()

  async function restart(): Promise<Postmaster | undefined> {
    for (let attempt = 0; !isStopping; attempt++) {
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
      isStopping = true
      await current.stop()
      await watcher
    },
  }
}

function ensureDatabase(url: string): Promise<void> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME])
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`)
  })
}

function explain(error: unknown, dataDir: string): unknown {
  const sentence = error instanceof Error ? explainDiskFailure(dataDir, error.message) : undefined
  return sentence && error instanceof Error && !error.message.includes('DATA_DIR')
    ? new StartRefused(sentence, { cause: error })
    : error
}

/** Logs a line of PostgreSQL's log at our levels; drops those that need no action. */
function report(line: string, log: Log): void {
  const [, level, text] = /^(LOG|WARNING|ERROR|FATAL|PANIC):\s*(.*)$/.exec(line) ?? []
  if (level === 'PANIC' || (level && /No space left|Read-only file system/.test(line))) log.error(`database: ${text}`)
  else if (level === 'WARNING') log.warn(`database: ${text}`)
}
