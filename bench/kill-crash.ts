// Kills the server (-9) repeatedly in every phase of crash; prints losses, and how long no process drove the round.
import { type CrashKill, runCrashStorm } from '@fairground/testkit/kill/crash-storm.ts'
import { findNumber } from './measure/options.ts'

/** The longest pause of a round after a kill, with the server's restart. */
const BAR_MS = 3_000

/**
 * Prints a table by phase, the counts of the load and every fault.
 * @param options `--kills N` in each phase (default 20), `--players N` (default 8)
 * @returns whether the server lost nothing, did nothing twice, and no round paused too long
 */
export async function run(options: string[]): Promise<boolean> {
  const { kills, faults, ...counts } = await runCrashStorm({
    kills: findNumber(options, '--kills') ?? 20,
    players: findNumber(options, '--players') ?? 8,
    onKill: ({ phase, answeredMs, pausedMs }) =>
      console.info(
        `${phase}: answered after ${answeredMs.toFixed(0)} ms, driven again after ${pausedMs.toFixed(0)} ms`,
      ),
  })
  console.table(['NEW', 'RUNNING', 'FINISHED'].map((phase) => rowOf(phase, kills)))
  console.table([counts])
  for (const fault of faults) console.error(fault)
  const lateCount = kills.filter(({ pausedMs }) => pausedMs > BAR_MS).length
  console.info(
    `${faults.length} faults; after ${lateCount} of ${kills.length} kills nobody drove for more than ${BAR_MS} ms`,
  )
  return faults.length === 0 && lateCount === 0
}

function rowOf(phase: string, kills: readonly CrashKill[]) {
  const hits = kills.filter((kill) => kill.phase === phase)
  const quantile = (times: readonly number[], share: number) =>
    Math.round(times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0)
  const answeredTimes = hits.map(({ answeredMs }) => answeredMs)
  const pausedTimes = hits.map(({ pausedMs }) => pausedMs)
  return {
    phase,
    kills: hits.length,
    'answered, median ms': quantile(answeredTimes, 0.5),
    'driven, median ms': quantile(pausedTimes, 0.5),
    'driven, p90 ms': quantile(pausedTimes, 0.9),
    'driven, longest ms': quantile(pausedTimes, 1),
  }
}
