import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { refusalOf, StartRefused } from './operator-messages.ts'

/** The rights of everybody but the owner. */
const OF_OTHERS = 0o077

/**
 * Makes a data folder its owner's alone: creates it where it is missing, and takes all rights on it and on what is directly in it
 * from everybody else. PostgreSQL keeps its own folder so by itself.
 * @throws StartRefused when the folder cannot be used, or is open to others and belongs to somebody else
 */
export function makePrivate(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    for (const path of [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))])
      takeFromOthers(path, dataDir)
  } catch (cause) {
    throw refusalOf(dataDir, cause)
  }
}

function takeFromOthers(path: string, dataDir: string): void {
  // What another process writes first under another name may be gone by now.
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || stats.isSymbolicLink() || (stats.mode & OF_OTHERS) === 0) return
  try {
    chmodSync(path, stats.mode & ~OF_OTHERS & 0o777)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EPERM')) throw cause
    throw new StartRefused(
      `${path} belongs to another user, and others may read it: change its owner, or take the rights of others away with chmod -R go= ${dataDir}.`,
      { cause },
    )
  }
}
