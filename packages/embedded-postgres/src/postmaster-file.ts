import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What PostgreSQL writes into `postmaster.pid` while it runs. */
export type PostmasterFile = {
  pid: number
  /** True once it answers connections. */
  ready: boolean
}

/** Reads `postmaster.pid` of a cluster; undefined when there is none, it is still being written, or says nothing. */
export function findPostmaster(clusterDir: string): PostmasterFile | undefined {
  const [pid, , , , , , , status = ''] = readPidFile(clusterDir).split('\n')
  if (!pid || !/^\d+$/.test(pid.trim())) return undefined
  return { pid: Number(pid), ready: status.trim() === 'ready' }
}

/** Empty when there is none: it may go at any moment, so looking first would prove nothing. */
function readPidFile(clusterDir: string): string {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

/**
 * Whether that process is really the PostgreSQL of this folder. A pid file may outlive its process, and the number may
 * by now belong to a stranger: what the process is and where it works tells.
 */
export function isPostmasterOf(clusterDir: string, pid: number): boolean {
  if (process.platform === 'linux') return worksIn(clusterDir, pid)
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.includes('postgres') && stdout.includes(` -D ${clusterDir} `)
}

/**
 * Every process of PostgreSQL, the database itself and its sessions, that works in this folder. Linux only: elsewhere
 * the sessions of a killed database end by themselves, if later.
 */
export function findProcessesOf(clusterDir: string): number[] {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => worksIn(clusterDir, pid))
}

/** PostgreSQL's processes work inside the data folder. A process that has ended, or is not ours to look at, does not. */
function worksIn(clusterDir: string, pid: number): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir) &&
      basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres')
    )
  } catch {
    return false
  }
}
