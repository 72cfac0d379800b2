// Kills server, database and both (-9) repeatedly under load; prints losses and recovery times.
import type { Target } from '@fairground/testkit/kill/product.ts'
import { type Kill, runStorm } from '@fairground/testkit/kill/storm.ts'

/** The longest time of a restart until the first good answer. */
const BAR_MS = 3_000
const TARGETS: readonly Target[] = ['server', 'database', 'both']

/**
 * Prints a table of recovery times, the counts of the load and every fault.
 * @param options `--kills N` (default 100), `--players N` (default 8)
 * @returns whether the server lost nothing and every restart answered in time
 */
export async function run(options: string[]): Promise<boolean> {
  const { kills, faults, ...counts } = await runStorm({
    kills: option(options, '--kills') ?? 100,
    players: option(options, '--players') ?? 8,
    onKill: ({ target, recoveryMs }) => console.info(`${target} answered after ${recoveryMs.toFixed(0)} ms`),
  })
  console.table(TARGETS.map((target) => rowOf(target, kills)))
  console.table([counts])
  for (const fault of faults) console.error(fault)
  const lateCount = kills.filter(({ recoveryMs }) => recoveryMs > BAR_MS).length
  console.info(`${faults.length} faults; ${lateCount} of ${kills.length} restarts took longer than ${BAR_MS} ms`)
  return faults.length === 0 && lateCount === 0
}

function rowOf(target: Target, kills: readonly Kill[]) {
  const hits = kills.filter((kill) => kill.target === target)
  const times = hits.map(({ recoveryMs }) => recoveryMs).toSorted((a, b) => a - b)
  const quantile = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
  return {
    killed: target,
    kills: hits.length,
    'median ms': quantile(0.5),
    'p90 ms': quantile(0.9),
    'longest ms': quantile(1),
    'open rounds hit': hits.reduce((sum, { openRounds }) => sum + openRounds, 0),
  }
}

function option(options: readonly string[], name: string): number | undefined {
  const index = options.indexOf(name)
  if (index < 0) return undefined
  const value = Number(options[index + 1])
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} takes a whole number from 1`)
  return value
}
