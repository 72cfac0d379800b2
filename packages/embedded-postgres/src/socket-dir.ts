import { mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const PREFIX = 'fairground-'

/** The folder of the database's unix socket. */
export type SocketDir = { path: string; remove(): void }

/**
 * Makes the folder for the socket: a temporary folder with a short path that only this user may enter, since a socket's
 * path has at most 107 bytes and the data folder may be deep. `DATA_DIR/socket` links to it, for tools and so that the next
 * start can remove the folder of a killed server. Call it only under the data folder's lock.
 */
export function makeSocketDir(dataDir: string): SocketDir {
  const link = linkIn(dataDir)
  removeLinked(link)
  const path = mkdtempSync(join(tmpdir(), PREFIX))
  try {
    symlinkSync(path, link)
  } catch (error) {
    rmSync(path, { recursive: true })
    throw error
  }
  return { path, remove: () => removeLinked(link) }
}

/** The socket's folder of the current or the last server on a data folder. */
export function findSocketDir(dataDir: string): string | undefined {
  return findTarget(linkIn(dataDir))
}

/**
 * For tests: removes the data folder of a stopped database, and its socket's folder, which a killed server leaves.
 */
export function removeDataDir(dataDir: string): void {
  const socketDir = findSocketDir(dataDir)
  if (socketDir) rmSync(socketDir, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

function linkIn(dataDir: string): string {
  return join(dataDir, 'socket')
}

function removeLinked(link: string): void {
  const target = findTarget(link)
  // Anyone who may write to the data folder may have changed the link: remove only what this code can have made.
  if (target && dirname(target) === tmpdir() && basename(target).startsWith(PREFIX)) {
    rmSync(target, { recursive: true, force: true })
  }
  rmSync(link, { force: true })
}

function findTarget(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}
