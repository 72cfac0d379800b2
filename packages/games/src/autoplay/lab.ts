import type { WordSource } from '../fair/stream.ts'
import { barOf, barWidthOf, noBars } from './bars.ts'
import { payoutsOf, type RoundModel } from './round-model.ts'
import { countRound, findStop, type Minor, type RunRules, STOPS, type Stop, startCounts } from './rules.ts'

/** What a lab plays. */
export interface LabInput {
  rules: RunRules
  round: RoundModel
  /** The player's balance at the start of each run. */
  balance: Minor
  /** The most that one round may pay. */
  maxWin: Minor
}

/** What came of the runs so far. Sums of single runs are exact. */
export interface LabResult {
  rounds: number
  runs: number
  /** How many runs have ended so. */
  stops: Record<Stop, number>
  /** Runs that ended below where they began. */
  losing: number
  wagered: bigint
  net: bigint
  /** Sums of squares, for the uncertainty of the means. */
  wageredSquares: number
  netSquares: number
  /** The longest row of rounds that each paid less than their stake, in any run. */
  longestStreak: number
  /** The sum of each run's longest such row. */
  streaks: number
  /** How many runs ended in each bar of profit. */
  bars: number[]
  /** Width of a bar. */
  barWidth: Minor
}

/** Plays whole runs by the rules, one after the other. */
export interface Lab {
  /** Plays until at least so many more rounds were played, to the end of a run. */
  play(rounds: number, next: WordSource): void
  result(): LabResult
}

/** A lab with nothing played yet. */
export function createLab({ rules, round, balance, maxWin }: LabInput): Lab {
  const payouts = payoutsOf(round, maxWin)
  const barWidth = barWidthOf(rules)
  const result: LabResult = {
    ...{ rounds: 0, runs: 0, losing: 0, wagered: 0n, net: 0n, wageredSquares: 0, netSquares: 0 },
    ...{ longestStreak: 0, streaks: 0, bars: noBars(), barWidth },
    stops: Object.fromEntries(STOPS.map((stop) => [stop, 0])) as Record<Stop, number>,
  }

  function playRun(next: WordSource): void {
    const counts = startCounts(rules)
    let streak = 0
    let longest = 0
    let stop = findStop(rules, counts, balance)
    while (stop === undefined) {
      countRound(rules, counts, payouts(counts.stake)[round.draw(next)] ?? 0)
      streak = counts.lastGain < 0 ? streak + 1 : 0
      if (streak > longest) longest = streak
      stop = findStop(rules, counts, balance + counts.net)
    }
    const { net, wagered, placed } = counts
    result.rounds += placed
    result.runs += 1
    result.stops[stop] += 1
    if (net < 0) result.losing += 1
    result.wagered += BigInt(wagered)
    result.net += BigInt(net)
    result.wageredSquares += wagered * wagered
    result.netSquares += net * net
    result.streaks += longest
    if (longest > result.longestStreak) result.longestStreak = longest
    const bar = barOf(rules, net)
    result.bars[bar] = (result.bars[bar] ?? 0) + 1
  }

  return {
    play(rounds, next) {
      const until = result.rounds + rounds
      while (result.rounds < until) {
        const before = result.rounds
        playRun(next)
        // Rules that stop before the first bet never get anywhere.
        if (result.rounds === before) return
      }
    },
    result: () => ({ ...result, stops: { ...result.stops }, bars: [...result.bars] }),
  }
}

/** A share that was counted, and between what the true one lies with 95 % certainty (Wilson's interval). */
export interface Estimate {
  share: number
  low: number
  high: number
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964

/** The estimate of a chance from `count` cases in `all`. */
export function estimateShare(count: number, all: number): Estimate {
  if (all === 0) return { share: 0, low: 0, high: 1 }
  const share = count / all
  const middle = share + (Z * Z) / (2 * all)
  const spread = Z * Math.sqrt((share * (1 - share)) / all + (Z * Z) / (4 * all * all))
  const scale = 1 + (Z * Z) / all
  // Where nothing or everything was counted the interval begins or ends there exactly, which roots only come near to.
  const low = count === 0 ? 0 : Math.max(0, (middle - spread) / scale)
  const high = count === all ? 1 : Math.min(1, (middle + spread) / scale)
  return { share, low, high }
}

/** A mean over runs, and how far the true one may be from it with 95 % certainty. */
export function estimateMean(sum: bigint, squares: number, runs: number): { mean: number; spread: number } {
  if (runs === 0) return { mean: 0, spread: 0 }
  const mean = Number(sum) / runs
  const variance = Math.max(0, squares / runs - mean * mean)
  return { mean, spread: Z * Math.sqrt(variance / runs) }
}
