import type { Engine, Terms } from '@fairground/games'
import { fractionToNumber } from '@fairground/money'
import { binomialPValue, deviation } from './statistics.ts'

/** A stake at which a payout is the multiplier itself, so that the return is the multiplier's and not the stake's. */
const STAKE = { stakeMinor: 10_000n }

/** One stop of one configuration: what the rules say against what was played. */
export interface StopResult {
  readonly step: number
  /** Rounds that survived at least to this step. */
  readonly reached: number
  readonly exactReturn: number
  readonly foundReturn: number
  readonly sigmas: number
  readonly pValue: number
}

/**
 * Compares every stop of a configuration with the engine's exact odds.
 * @param survived `survived[s]`: rounds that survived exactly s steps
 */
export function compareStops(engine: Engine, terms: Terms, survived: readonly number[]): StopResult[] {
  const rounds = sum(survived)
  return engine.odds(terms).map(({ step, reach }) => {
    const reached = sum(survived.slice(step))
    const chance = fractionToNumber(reach)
    const exactReturn = fractionToNumber(engine.returnToPlayer(terms, step, STAKE))
    return {
      step,
      reached,
      exactReturn,
      foundReturn: (reached / rounds / chance) * exactReturn,
      sigmas: deviation(reached, rounds, chance),
      pValue: binomialPValue(reached, rounds, chance),
    }
  })
}

/**
 * Compares every prize of a drawn game with the engine's exact odds. A prize's return is its part of the whole: the
 * returns of all prizes add up to that of the game.
 * @param counts rounds that drew each prize, in the order of the engine's odds
 */
export function compareDraws(engine: Engine, terms: Terms, counts: readonly number[]): StopResult[] {
  const rounds = sum(counts)
  return engine.odds(terms).map(({ step, chance, multiplier }, at) => {
    const reached = counts[at] ?? 0
    const likely = fractionToNumber(chance)
    const times = Number(multiplier) / 10_000
    return {
      step,
      reached,
      exactReturn: likely * times,
      foundReturn: (reached / rounds) * times,
      sigmas: deviation(reached, rounds, likely),
      pValue: binomialPValue(reached, rounds, likely),
    }
  })
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
