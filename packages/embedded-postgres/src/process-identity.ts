import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * A text that tells a process from any later one with the same number: when it started, and in which boot. Undefined
 * when no such process runs.
 */
export function findProcessIdentity(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout.trim() || undefined
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything; what follows the last bracket starts with field 3.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startTicks] = [fields[0], fields[19]]
    if (state === 'Z' || state === 'X') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${startTicks}`
  } catch {
    return undefined
  }
}
