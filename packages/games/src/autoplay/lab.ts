import type { WordSource } from '../fair/stream.ts'
import { barOf, barWidthOf, noBars } from './bars.ts'
import { payoutsOf, type RoundModel } from './round-model.ts'
import { countRound, findStop, type Minor, type RunRules, STOPS, type Stop, startCounts } from './rules.ts'

/** The runs that a lab simulates. */
export interface LabInput {
  rules: RunRules
  round: RoundModel
  /** The player's balance at the start of each run. */
  balance: Minor
  /** The most that one round may pay. */
  maxWin: Minor
}

/** The results of the runs so far. Sums are exact. */
export interface LabResult {
  rounds: number
  runs: number
  /** Number of runs by the reason that ended them. */
  stops: Record<Stop, number>
  /** Number of runs that ended with a loss. */
  losing: number
  wagered: bigint
  net: bigint
  /** Sums of squares, for the uncertainty of the means. */
  wageredSquares: number
  netSquares: number
  /** The longest streak of losing rounds in any run. */
  longestStreak: number
  /** Sum of the longest losing streaks of all runs. */
  streaks: number
  /** Number of runs that ended in each bar of profit. */
  bars: number[]
  /** Width of a bar. */
  barWidth: Minor
}

/** Plays whole runs by the rules, one after the other. */
export interface Lab {
  /** Plays at least this many more rounds, up to the end of a run. */
  play(rounds: number, nextWord: WordSource): void
  result(): LabResult
}

/** Makes a lab without results. */
export function createLab({ rules, round, balance, maxWin }: LabInput): Lab {
  const payouts = payoutsOf(round, maxWin)
  const barWidth = barWidthOf(rules)
  const result: LabResult = {
    ...{ rounds: 0, runs: 0, losing: 0, wagered: 0n, net: 0n, wageredSquares: 0, netSquares: 0 },
    ...{ longestStreak: 0, streaks: 0, bars: noBars(), barWidth },
    stops: Object.fromEntries(STOPS.map((stop) => [stop, 0])) as Record<Stop, number>,
  }

  function playRun(nextWord: WordSource): void {
    const counts = startCounts(rules)
    let streak = 0
    let longest = 0
    let stop = findStop(rules, counts, balance)
    while (stop === undefined) {
      countRound(rules, counts, payouts(counts.stake)[round.draw(nextWord)] ?? 0)
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
    play(rounds, nextWord) {
      const targetRounds = result.rounds + rounds
      while (result.rounds < targetRounds) {
        const roundsBefore = result.rounds
        playRun(nextWord)
        // Rules that stop before the first bet would loop for ever.
        if (result.rounds === roundsBefore) return
      }
    },
    result: () => ({ ...result, stops: { ...result.stops }, bars: [...result.bars] }),
  }
}

/** A counted share, and Wilson's interval that holds the true share with 95 % confidence. */
export interface Estimate {
  share: number
  low: number
  high: number
}

/** 95 % of a normal distribution lie within this many standard deviations. */
const Z = 1.959964

/** The estimate of a chance from `count` cases in `total`. */
export function estimateShare(count: number, total: number): Estimate {
  if (total === 0) return { share: 0, low: 0, high: 1 }
  const share = count / total
  const middle = share + (Z * Z) / (2 * total)
  const spread = Z * Math.sqrt((share * (1 - share)) / total + (Z * Z) / (4 * total * total))
  const scale = 1 + (Z * Z) / total
  // The interval ends exactly at 0 or 1 when no case or every case counted; the square root is only near it.
  const low = count === 0 ? 0 : Math.max(0, (middle - spread) / scale)
  const high = count === total ? 1 : Math.min(1, (middle + spread) / scale)
  return { share, low, high }
}

/** A mean over runs, and its distance from the true mean with 95 % confidence. */
export function estimateMean(sum: bigint, squares: number, runs: number): { mean: number; spread: number } {
  if (runs === 0) return { mean: 0, spread: 0 }
  const mean = Number(sum) / runs
  const variance = Math.max(0, squares / runs - mean * mean)
  return { mean, spread: Z * Math.sqrt(variance / runs) }
}
