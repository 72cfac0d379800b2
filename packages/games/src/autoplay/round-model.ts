import { type Fraction, fractionToNumber } from '@fairground/money'
import type { Prize, StepOdds } from '../engine.ts'
import type { WordSource } from '../fair/stream.ts'
import { payoutMinor } from '../payout.ts'
import type { Minor } from './rules.ts'
import { drawBelow } from './words.ts'

/** A round as a random draw of one multiplier, each with its exact chance. */
export interface RoundModel {
  /** In ten-thousandths of the stake. */
  readonly multipliers: readonly bigint[]
  /** The chance of each multiplier, the nearest floating-point number; the sum is 1. */
  readonly chances: readonly number[]
  /** Draws one: its index in `multipliers`. */
  draw(nextWord: WordSource): number
}

/** A stepped game that the player cashes out after `stop` steps. @throws RangeError for a step that the game does not have */
export function steppedModel(odds: readonly StepOdds[], stop: number): RoundModel {
  const lastStep = odds[stop - 1]
  if (!lastStep) throw new RangeError(`no step ${stop} among ${odds.length}`)
  const steps = odds.slice(0, stop).map(({ chance }) => toNumbers(chance))
  const reach = fractionToNumber(lastStep.reach)
  return {
    multipliers: [0n, lastStep.multiplier],
    chances: [1 - reach, reach],
    draw(nextWord) {
      for (const { numerator, denominator } of steps) if (drawBelow(nextWord, denominator) >= numerator) return 0
      return 1
    },
  }
}

/** An instant game: one draw from a prize table. */
export function prizeModel(prizes: readonly Prize[]): RoundModel {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  return {
    multipliers: prizes.map(({ multiplier }) => multiplier),
    chances: prizes.map(({ weight }) => weight / total),
    draw(nextWord) {
      let ticket = drawBelow(nextWord, total)
      const index = prizes.findIndex(({ weight }) => {
        ticket -= weight
        return ticket < 0
      })
      return index
    },
  }
}

/** A bet that pays one multiplier with a chance, and otherwise nothing: an automatic cash-out. */
export function targetModel(chance: Fraction, multiplier: bigint): RoundModel {
  const { numerator, denominator } = toNumbers(chance)
  const share = numerator / denominator
  return {
    multipliers: [0n, multiplier],
    chances: [1 - share, share],
    draw: (nextWord) => (drawBelow(nextWord, denominator) < numerator ? 1 : 0),
  }
}

function toNumbers({ numerator, denominator }: Fraction): { numerator: number; denominator: number } {
  if (denominator > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`a chance over ${denominator}`)
  return { numerator: Number(numerator), denominator: Number(denominator) }
}

/** The most stakes whose payouts are cached. */
const MOST_STAKES = 4_096

/** The payout of each outcome on a stake, with the engines' rounding and cap; it caches the payouts by stake. */
export function payoutsOf({ multipliers }: RoundModel, maxWin: Minor): (stake: Minor) => readonly Minor[] {
  const payoutsByStake = new Map<Minor, readonly Minor[]>()
  return (stake) => {
    const rememberedPayouts = payoutsByStake.get(stake)
    if (rememberedPayouts) return rememberedPayouts
    const bet = { stakeMinor: BigInt(stake), maxWinMinor: BigInt(maxWin) }
    const payouts = multipliers.map((multiplier) => Number(payoutMinor(bet, multiplier)))
    if (payoutsByStake.size >= MOST_STAKES) payoutsByStake.clear()
    payoutsByStake.set(stake, payouts)
    return payouts
  }
}
