import { type Fraction, fractionToNumber } from '@fairground/money'
import type { Prize, StepOdds } from '../engine.ts'
import type { WordSource } from '../fair/stream.ts'
import { payoutMinor } from '../payout.ts'
import type { Minor } from './rules.ts'
import { drawBelow } from './words.ts'

/** A round as a game of chance alone: which of its multipliers comes, each with its exact chance. */
export interface RoundModel {
  /** In ten-thousandths of the stake. */
  readonly multipliers: readonly bigint[]
  /** The chance of each of them, as near as a number comes; they add up to 1. */
  readonly chances: readonly number[]
  /** Draws one: its index in `multipliers`. */
  draw(next: WordSource): number
}

/** A game of steps that is left after `stop` of them: lost, or the multiplier of that step. @throws RangeError */
export function steppedModel(odds: readonly StepOdds[], stop: number): RoundModel {
  const last = odds[stop - 1]
  if (!last) throw new RangeError(`no step ${stop} among ${odds.length}`)
  const steps = odds.slice(0, stop).map(({ chance }) => plain(chance))
  const reach = fractionToNumber(last.reach)
  return {
    multipliers: [0n, last.multiplier],
    chances: [1 - reach, reach],
    draw(next) {
      for (const { numerator, denominator } of steps) if (drawBelow(next, denominator) >= numerator) return 0
      return 1
    },
  }
}

/** A game that is decided by one draw from a table. */
export function prizeModel(prizes: readonly Prize[]): RoundModel {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  return {
    multipliers: prizes.map(({ multiplier }) => multiplier),
    chances: prizes.map(({ weight }) => weight / total),
    draw(next) {
      let left = drawBelow(next, total)
      const index = prizes.findIndex(({ weight }) => {
        left -= weight
        return left < 0
      })
      return index
    },
  }
}

/** A bet that pays one multiplier with a chance, and else nothing: an automatic cash-out. */
export function targetModel(chance: Fraction, multiplier: bigint): RoundModel {
  const { numerator, denominator } = plain(chance)
  const share = numerator / denominator
  return {
    multipliers: [0n, multiplier],
    chances: [1 - share, share],
    draw: (next) => (drawBelow(next, denominator) < numerator ? 1 : 0),
  }
}

function plain({ numerator, denominator }: Fraction): { numerator: number; denominator: number } {
  if (denominator > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`a chance over ${denominator}`)
  return { numerator: Number(numerator), denominator: Number(denominator) }
}

/** Stakes whose payouts are remembered. */
const MOST_KNOWN = 4_096

/** What each outcome pays on a stake, by the engines' own rounding and cap; the last stakes are remembered. */
export function payoutsOf({ multipliers }: RoundModel, maxWin: Minor): (stake: Minor) => readonly Minor[] {
  const known = new Map<Minor, readonly Minor[]>()
  return (stake) => {
    const found = known.get(stake)
    if (found) return found
    const bet = { stakeMinor: BigInt(stake), maxWinMinor: BigInt(maxWin) }
    const payouts = multipliers.map((multiplier) => Number(payoutMinor(bet, multiplier)))
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(stake, payouts)
    return payouts
  }
}
