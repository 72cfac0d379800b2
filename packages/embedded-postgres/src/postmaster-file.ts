import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The content of `postmaster.pid`, which PostgreSQL writes while it runs. */
export type PostmasterFile = {
  pid: number
  /** True once PostgreSQL accepts connections. */
  isReady: boolean
}

/** Reads `postmaster.pid` of a cluster; undefined for a missing, incomplete or garbled file. */
export function findPostmaster(clusterDir: string): PostmasterFile | undefined {
  const [pid, , , , , , , status = ''] = readPidFile(clusterDir).split('\n')
  if (!pid || !/^\d+$/.test(pid.trim())) return undefined
  return { pid: Number(pid), isReady: status.trim() === 'ready' }
}

/** The file's text; empty when there is no file. It may disappear at any moment, so an earlier check would prove nothing. */
function readPidFile(clusterDir: string): string {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

/**
 * Whether a process is the PostgreSQL of this folder. A pid file may outlive its process, and another process may have
 * the number now, so it checks the process's program and folder.
 */
export function isPostmasterOf(clusterDir: string, pid: number): boolean {
  if (process.platform === 'linux') return worksIn(clusterDir, pid)
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.includes('postgres') && stdout.includes(` -D ${clusterDir} `)
}

/**
 * Every process of PostgreSQL that works in this folder: the database and its sessions. Linux only: on other systems the
 * sessions of a killed database end by themselves, but later.
 */
export function findProcessesOf(clusterDir: string): number[] {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => worksIn(clusterDir, pid))
}

/** Whether a process runs PostgreSQL inside the folder; false for an ended process and one that we may not inspect. */
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
