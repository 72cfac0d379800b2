// kill -9 of the server in every part of crash's rounds, again and again: what was lost, and how long nobody drove.
import { type CrashKill, runCrashStorm } from '@fairground/testkit/kill/crash-storm.ts'
import { findNumber } from './measure/options.ts'

/** Longest that a round may stand still after a kill, the server's restart included. */
const BAR_MS = 3_000

/**
 * Prints a table by the part of the round that was hit, the counts of the load and every fault found.
 * @param options `--kills N` in each part (default 20), `--players N` (default 8)
 * @returns whether nothing was lost or done twice, and no round stood still for too long
 */
export async function run(options: string[]): Promise<boolean> {
  const { kills, faults, ...counts } = await runCrashStorm({
    kills: findNumber(options, '--kills') ?? 20,
    players: findNumber(options, '--players') ?? 8,
    onKill: ({ phase, pausedMs }) => console.info(`${phase}: driven again after ${pausedMs.toFixed(0)} ms`),
  })
  console.table(['NEW', 'RUNNING', 'FINISHED'].map((phase) => rowOf(phase, kills)))
  console.table([counts])
  for (const fault of faults) console.error(fault)
  const late = kills.filter(({ pausedMs }) => pausedMs > BAR_MS).length
  console.info(
    `${faults.length} faults; after ${late} of ${kills.length} kills nobody drove for more than ${BAR_MS} ms`,
  )
  return faults.length === 0 && late === 0
}

function rowOf(phase: string, kills: readonly CrashKill[]) {
  const hits = kills.filter((kill) => kill.phase === phase)
  const times = hits.map(({ pausedMs }) => pausedMs).toSorted((a, b) => a - b)
  const quantile = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
  return { phase, kills: hits.length, 'median ms': quantile(0.5), 'p90 ms': quantile(0.9), 'longest ms': quantile(1) }
}
