import type { Engine, Terms } from '@fairground/games'
import { fractionToNumber } from '@fairground/money'
import { binomialPValue, deviation } from './statistics.ts'

/** A stake whose payout is the multiplier itself, so that flooring the payout changes nothing. */
const STAKE = { stakeMinor: 10_000n }

/** One stop of one configuration: the exact values and the simulated ones. */
export interface StopResult {
  readonly step: number
  /** Number of rounds that survived at least to this step. */
  readonly reachedCount: number
  readonly exactReturn: number
  readonly foundReturn: number
  readonly sigmas: number
  readonly pValue: number
}

/**
 * Compares every stop of a configuration with the engine's exact odds.
 * @param survivalCounts by number of steps: rounds that survived exactly s steps
 */
export function compareStops(engine: Engine, terms: Terms, survivalCounts: readonly number[]): StopResult[] {
  const rounds = sum(survivalCounts)
  return engine.odds(terms).map(({ step, reach }) => {
    const reachedCount = sum(survivalCounts.slice(step))
    const chance = fractionToNumber(reach)
    const exactReturn = fractionToNumber(engine.returnToPlayer(terms, step, STAKE))
    return {
      step,
      reachedCount,
      exactReturn,
      foundReturn: (reachedCount / rounds / chance) * exactReturn,
      sigmas: deviation(reachedCount, rounds, chance),
      pValue: binomialPValue(reachedCount, rounds, chance),
    }
  })
}

/**
 * Compares every prize of an instant game with the engine's exact odds. The returns of all prizes add up to the return of
 * the game.
 * @param counts rounds that drew each prize, in the order of the engine's odds
 */
export function compareDraws(engine: Engine, terms: Terms, counts: readonly number[]): StopResult[] {
  const rounds = sum(counts)
  return engine.odds(terms).map(({ step, chance, multiplier }, index) => {
    const reachedCount = counts[index] ?? 0
    const likely = fractionToNumber(chance)
    const times = Number(multiplier) / 10_000
    return {
      step,
      reachedCount,
      exactReturn: likely * times,
      foundReturn: (reachedCount / rounds) * times,
      sigmas: deviation(reachedCount, rounds, likely),
      pValue: binomialPValue(reachedCount, rounds, likely),
    }
  })
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
