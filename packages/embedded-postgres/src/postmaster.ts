import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { cleanEnvironment, DATABASE_NAME, DATABASE_USER } from './cluster.ts'
import { chooseLauncher } from './launcher.ts'
import { findPostmaster } from './postmaster-file.ts'
import { StartRefused } from './start-refused.ts'

/** How often a starting or stopping database is looked at. */
const POLL_MS = 10
/** A database that does not answer by then has failed to start; crash recovery of a full log fits in. */
const START_LIMIT_MS = 60_000
/** A fast shutdown that takes longer is cut short; what is committed is on disk either way. */
const STOP_LIMIT_MS = 10_000
const LAST_WORDS_MS = 200

/** A running PostgreSQL that is our child. */
export type Postmaster = {
  pid: number
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>
  /** Fast shutdown: open connections are closed, committed work is on disk. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on a cluster, listening on a unix socket in `socketDir` alone, and waits until it answers.
 * It is kept out of the terminal's process group, so that Ctrl-C reaches the server first, which then stops it.
 * @param settings PostgreSQL's own names and values
 * @param onLine each line of its log
 * @throws StartRefused with PostgreSQL's last words
 */
export async function startPostmaster(options: {
  clusterDir: string
  socketDir: string
  settings: Record<string, string>
  onLine: (line: string) => void
}): Promise<Postmaster> {
  const { clusterDir, socketDir, settings, onLine } = options
  const [program = '', ...words] = [
    ...chooseLauncher().prefix,
    findBinaries().postgres,
    ...['-D', clusterDir, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${socketDir}`],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const child = spawn(program, words, { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: cleanEnvironment() })
  const lastWords: string[] = []
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (/FATAL|PANIC|HINT/.test(line)) lastWords.push(line.replace(/^.*?(FATAL|PANIC|HINT):\s*/, ''))
      onLine(line)
    })
  }
  const ended = once(child, 'exit').then(
    () => undefined,
    () => undefined,
  )
  await answering(child, clusterDir, ended, lastWords)
  return { pid: child.pid ?? 0, ended, stop: () => stopChild(child, ended) }
}

async function answering(
  child: ChildProcess,
  clusterDir: string,
  ended: Promise<void>,
  lastWords: string[],
): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const gone = await Promise.race([ended.then(() => true), delay(POLL_MS, false)])
    if (gone) {
      // Its last words are still in the pipe, which orphaned sessions may hold open.
      await Promise.race([once(child, 'close'), delay(LAST_WORDS_MS)])
      throw new StartRefused(
        `The database did not start: ${lastWords.join('; ').replace(/\.$/, '') || 'it gave no reason'}.`,
      )
    }
    const file = findPostmaster(clusterDir)
    if (file?.ready && file.pid === child.pid) return
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      throw new StartRefused(`The database did not answer within ${START_LIMIT_MS / 1000} s.`)
    }
  }
}

async function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT')
  const cut = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS)
  await ended
  clearTimeout(cut)
}

/** The address of a database behind a unix socket, as `pg` and libpq both read it. */
export function socketUrl(socketDir: string, database: string = DATABASE_NAME): string {
  return `postgresql://${DATABASE_USER}@${encodeURIComponent(socketDir)}/${database}`
}
