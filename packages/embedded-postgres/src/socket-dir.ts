import { mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const PREFIX = 'fairground-'

/** The folder of the database's unix socket. */
export type SocketDir = { path: string; remove(): void }

/**
 * Makes the folder for the socket: a short temporary one that only this user may enter, since a socket's path may have
 * at most 107 bytes and the data folder may lie deep. `DATA_DIR/socket` links to it, for tools and so that the next
 * start finds and removes one that a killed server left. Only call it under the data folder's lock.
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

/** The socket's folder of the server that runs, or last ran, on a data folder. */
export function findSocketDir(dataDir: string): string | undefined {
  return findTarget(linkIn(dataDir))
}

function linkIn(dataDir: string): string {
  return join(dataDir, 'socket')
}

function removeLinked(link: string): void {
  const target = findTarget(link)
  // The link may have been changed by anyone who may write the data folder: remove what we can have made, nothing else.
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
