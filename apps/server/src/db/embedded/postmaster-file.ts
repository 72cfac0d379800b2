import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What PostgreSQL writes into `postmaster.pid` while it runs. */
export type PostmasterFile = {
  pid: number
  /** True once it answers connections. */
  ready: boolean
}

/** Reads `postmaster.pid` of a cluster; undefined when there is none or it is still being written. */
export function findPostmaster(clusterDir: string): PostmasterFile | undefined {
  const path = join(clusterDir, 'postmaster.pid')
  if (!existsSync(path)) return undefined
  const [pid, , , , , , , status = ''] = readFileSync(path, 'utf8').split('\n')
  if (!pid || !/^\d+$/.test(pid.trim())) return undefined
  return { pid: Number(pid), ready: status.trim() === 'ready' }
}

/**
 * Whether that process is really the PostgreSQL of this folder. A pid file may outlive its process, and the number may
 * by now belong to a stranger: PostgreSQL works inside its data folder, so its working folder tells.
 */
export function isPostmasterOf(clusterDir: string, pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir) &&
      basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres')
    )
  } catch {
    return false
  }
}
