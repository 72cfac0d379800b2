import type { Engine, Options, Round } from '../engine.ts'
import { isRefusal } from '../refusal.ts'
import { countRound, findStop, type Minor, type RunCounts, type RunRules, type Stop, startCounts } from './rules.ts'

/** A round that is over, as its record tells it. */
export interface PastRound {
  options: Options
  /** House edge in basis points. */
  edge: number
  /** All that the seeds decided. */
  hazards: readonly (readonly number[])[]
}

/**
 * What a past round would have paid, in ten-thousandths of the stake, had these picks been made and then the cash-out: the
 * hazards were fixed before the bet, so nothing is guessed. Undefined where the picks do not fit the game.
 */
export function multiplierOfPast(engine: Engine, past: PastRound, picks: readonly number[]): bigint | undefined {
  const terms = { options: past.options, edge: past.edge }
  if (engine.prizes) return engine.prizes(past.edge)[past.hazards[0]?.[0] ?? -1]?.multiplier
  let round: Round = { terms, drawn: past.hazards, moves: [], step: 0, status: 'open' }
  for (const pick of picks) {
    if (round.status !== 'open') break
    const move = engine.parseMove(round, pick)
    if (isRefusal(move)) return undefined
    round = engine.play(round, move)
  }
  return engine.multiplier(round)
}

/** The rules played over rounds that were. */
export interface DryRun extends RunCounts {
  /** Undefined when the rounds ran out before the rules stopped. */
  stop: Stop | undefined
  longestStreak: number
}

/** @param payouts of the rounds, the oldest first: what each would have paid on a stake */
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
