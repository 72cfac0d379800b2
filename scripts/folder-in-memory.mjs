// A folder in memory for what tests write: databases are made and removed all the time.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const PREFIX = 'fairground-run-'
/** Bytes that must be free. */
const ROOM = 4 * 2 ** 30

/**
 * Makes a folder in memory that is removed when this process ends, and removes those of runs that were killed.
 * @param {string} [memory] where memory is a file system
 * @returns {string | undefined} undefined where there is none, or not enough room
 */
export function folderInMemory(memory = '/dev/shm') {
  try {
    for (const name of readdirSync(memory).filter((entry) => entry.startsWith(PREFIX)))
      if (!existsSync(`/proc/${name.slice(PREFIX.length)}`))
        rmSync(join(memory, name), { recursive: true, force: true })
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < ROOM) return undefined
    const folder = join(memory, `${PREFIX}${process.pid}`)
    mkdirSync(folder)
    // Like the system's own: a test's database may run as another user.
    chmodSync(folder, 0o1777)
    process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
    return folder
  } catch {
    return undefined
  }
}
