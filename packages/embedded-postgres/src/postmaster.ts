import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { cleanEnvironment, DATABASE_NAME, DATABASE_USER } from './cluster.ts'
import { chooseLauncher } from './launcher.ts'
import { StartRefused } from './operator-messages.ts'
import { findPostmaster } from './postmaster-file.ts'

/** Pause between two checks of a starting or stopping database. */
const POLL_MS = 10
/** A database without an answer after this time has failed to start; crash recovery of a full log takes less. */
const START_LIMIT_MS = 60_000
/** How long a fast shutdown may take before a kill; committed work is on disk either way. */
const STOP_LIMIT_MS = 10_000
const LAST_WORDS_MS = 200

/** A running PostgreSQL, a child process of this one. */
export type Postmaster = {
  pid: number
  /** Resolves when the process has ended for any reason. */
  exit: Promise<void>
  /** Fast shutdown: open connections are closed, committed work is on disk. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on a cluster with only a unix socket in `socketDir`, and waits until it answers. PostgreSQL is not in
 * the terminal's process group, so that Ctrl-C reaches the server first, which then stops the database.
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
  const exit = once(child, 'exit').then(
    () => undefined,
    () => undefined,
  )
  await waitForAnswer(child, clusterDir, exit, lastWords)
  return { pid: child.pid ?? 0, exit, stop: () => stopChild(child, exit) }
}

async function waitForAnswer(
  child: ChildProcess,
  clusterDir: string,
  exit: Promise<void>,
  lastWords: string[],
): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const hasExited = await Promise.race([exit.then(() => true), delay(POLL_MS, false)])
    if (hasExited) {
      // The reason may still be in the pipe, which orphaned sessions may hold open.
      await Promise.race([once(child, 'close'), delay(LAST_WORDS_MS)])
      throw new StartRefused(
        `The database did not start: ${lastWords.join('; ').replace(/\.$/, '') || 'it gave no reason'}.`,
      )
    }
    const file = findPostmaster(clusterDir)
    if (file?.isReady && file.pid === child.pid) return
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      throw new StartRefused(`The database did not answer within ${START_LIMIT_MS / 1000} s.`)
    }
  }
}

async function stopChild(child: ChildProcess, exit: Promise<void>): Promise<void> {
  child.kill('SIGINT')
  const quitTimer = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS)
  await exit
  clearTimeout(quitTimer)
}

/** The address of a database behind a unix socket, as `pg` and libpq both read it. */
export function socketUrl(socketDir: string, database: string = DATABASE_NAME): string {
  return `postgresql://${DATABASE_USER}@${encodeURIComponent(socketDir)}/${database}`
}
