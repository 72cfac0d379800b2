import { rmSync } from 'node:fs'
import { findSocketDir } from './socket-dir.ts'

/**
 * Removes the data folder of a database that no longer runs, and the folder of its socket, which a killed server leaves
 * for the next start to remove. What tests do when they are over.
 */
export function removeDataDir(dataDir: string): void {
  const socketDir = findSocketDir(dataDir)
  if (socketDir) rmSync(socketDir, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
