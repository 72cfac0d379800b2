import type { Engine, Options, Round } from '../engine.ts'
import { isRefusal } from '../refusal.ts'
import { countRound, findStop, type Minor, type RunCounts, type RunRules, type Stop, startCounts } from './rules.ts'

/** A finished round from its record. */
export interface PastRound {
  options: Options
  /** House edge in basis points. */
  edge: number
  /** Everything that the seeds decided. */
  hazards: readonly (readonly number[])[]
}

/**
 * The multiplier of a past round, in ten-thousandths of the stake, if the player had made these picks and then cashed out.
 * It is exact, since the seeds fixed the hazards before the bet. Undefined where the picks do not fit the game.
 */
export function multiplierOfPast(engine: Engine, pastRound: PastRound, picks: readonly number[]): bigint | undefined {
  const terms = { options: pastRound.options, edge: pastRound.edge }
  if (engine.prizes) return engine.prizes(pastRound.edge)[pastRound.hazards[0]?.[0] ?? -1]?.multiplier
  let round: Round = { terms, drawn: pastRound.hazards, moves: [], step: 0, status: 'open' }
  for (const pick of picks) {
    if (round.status !== 'open') break
    const move = engine.parseMove(round, pick)
    if (isRefusal(move)) return undefined
    round = engine.play(round, move)
  }
  return engine.multiplier(round)
}

/** The counts of a run that replays past rounds. */
export interface DryRun extends RunCounts {
  /** Undefined when the rounds ended before the rules stopped. */
  stop: Stop | undefined
  longestStreak: number
}

/** Plays the rules over past rounds. @param payouts by round, the oldest first: the payout of a stake */
export function dryRun(rules: RunRules, payouts: readonly ((stake: Minor) => Minor)[], balance: Minor): DryRun {
  const counts = startCounts(rules)
  let streak = 0
  let longestStreak = 0
  for (const payout of payouts) {
    const stop = findStop(rules, counts, balance + counts.net)
    if (stop) return { ...counts, stop, longestStreak }
    countRound(rules, counts, payout(counts.stake))
    streak = counts.lastGain < 0 ? streak + 1 : 0
    longestStreak = Math.max(longestStreak, streak)
  }
  return { ...counts, stop: findStop(rules, counts, balance + counts.net), longestStreak }
}
