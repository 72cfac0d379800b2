// Kills the server (-9) repeatedly in every phase of the lotteries' terms; prints losses, and how long slips stayed undecided.
import { verifyRound } from '@fairground/games/verifier'
import { LOTTERY_PHASES, type LotteryKill, runLotteryStorm } from '@fairground/testkit/kill/lottery-storm.ts'
import { findNumber } from './measure/options.ts'

/** The longest time from a kill until a term that is over is settled. */
const BAR_MS = 3_000

/**
 * Prints a table by phase, the counts of the load and every fault.
 * @param options `--kills N` in each phase (default 20), `--players N` (default 8)
 * @returns whether the server lost nothing, did nothing twice, and settled in time
 */
export async function run(options: string[]): Promise<boolean> {
  const { kills, faults, ...counts } = await runLotteryStorm({
    kills: findNumber(options, '--kills') ?? 20,
    isPaidRight: (proof) => verifyRound(proof).ok,
    players: findNumber(options, '--players') ?? 8,
    onKill: ({ phase, answeredMs, settledMs }) =>
      console.info(`${phase}: answered after ${answeredMs.toFixed(0)} ms, settled after ${settledMs.toFixed(0)} ms`),
  })
  console.table(LOTTERY_PHASES.map((phase) => rowOf(phase, kills)))
  console.table([counts])
  for (const fault of faults) console.error(fault)
  const lateCount = kills.filter(({ settledMs }) => settledMs > BAR_MS).length
  console.info(
    `${faults.length} faults; after ${lateCount} of ${kills.length} kills slips waited more than ${BAR_MS} ms`,
  )
  return faults.length === 0 && lateCount === 0
}

function rowOf(phase: string, kills: readonly LotteryKill[]) {
  const times = kills.filter((kill) => kill.phase === phase).map(({ settledMs }) => settledMs)
  const quantile = (share: number) =>
    Math.round(times.toSorted((one, other) => one - other)[Math.floor(share * (times.length - 1))] ?? 0)
  return { phase, kills: times.length, 'median ms': quantile(0.5), 'p90 ms': quantile(0.9), 'longest ms': quantile(1) }
}
