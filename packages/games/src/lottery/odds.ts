import { addFractions, divideFractions, type Fraction, fraction, multiplyFractions, ZERO } from '@fairground/money'
import { multiplierFor, ONE_TIME, payoutMinor } from '../payout.ts'
import type { Lottery, LotteryMarket, LotteryPick } from './lottery.ts'

/** A pick with its market: what the odds depend on. */
export interface MarketPick {
  readonly market: LotteryMarket
  readonly pick: LotteryPick
}

/** The pick of a market's code and a pick's name; `undefined` when the lottery has no such pick. */
export function findPick(lottery: Lottery, code: unknown, name: unknown): MarketPick | undefined {
  const market = lottery.markets.find((candidate) => candidate.code === code)
  const pick = market?.picks.find((candidate) => candidate.pick === name)
  return market && pick && { market, pick }
}

/** Counted once a pick: the tables never change. */
const countedOdds = new WeakMap<LotteryPick, readonly Fraction[]>()

/** The exact chance of each tier of a pick, by counting the outcomes of its group. */
export function chancesOf({ market, pick }: MarketPick): readonly Fraction[] {
  const knownOdds = countedOdds.get(pick)
  if (knownOdds) return knownOdds
  const ways = market.ratios.map(() => 0n)
  let results = 0n
  for (const { values, ways: count } of pick.group.outcomes) {
    results += BigInt(count)
    const tier = pick.tierOf(values)
    if (tier !== undefined) ways[tier] = (ways[tier] ?? 0n) + BigInt(count)
  }
  const chances = ways.map((count) => fraction(count, results))
  countedOdds.set(pick, chances)
  return chances
}

/**
 * The odds of each tier, in ten-thousandths: `floor(10000 (1 - e) r / Σ p r)` with the tier's ratio r, which for one tier is
 * `floor(10000 (1 - e) / p)`. So every pick of every market returns 1 - e, less the flooring.
 * @param edge house edge e in basis points; anything but 50 to 1000 throws
 */
export function lotteryOdds(marketPick: MarketPick, edge: number): readonly bigint[] {
  const ratios = marketPick.market.ratios.map((ratio) => fraction(BigInt(ratio)))
  const weight = sumOfProducts(chancesOf(marketPick), ratios)
  return ratios.map((ratio) => multiplierFor(divideFractions(weight, ratio), edge))
}

/** The exact return of a pick at these odds and this stake, with both floorings. @param stakeMinor at least 1 */
export function lotteryReturn(marketPick: MarketPick, odds: readonly bigint[], stakeMinor: bigint): Fraction {
  const payouts = odds.map((tierOdds) => fraction(payoutMinor({ stakeMinor }, tierOdds), stakeMinor))
  return sumOfProducts(chancesOf(marketPick), payouts)
}

/** What an operator allows on one line. */
export interface LineLimits {
  readonly maxStakeMinor: bigint
  readonly maxWinMinor: bigint
}

/**
 * The largest stake of a line, in the smallest unit: the operator's, or what the best tier turns into the maximum win.
 * The stake is capped and not the payout, so that no cap lowers a return.
 */
export function mostStakeMinor({ maxStakeMinor, maxWinMinor }: LineLimits, odds: readonly bigint[]): bigint {
  const best = odds.reduce((most, tierOdds) => (tierOdds > most ? tierOdds : most), ONE_TIME)
  const byWin = (maxWinMinor * ONE_TIME) / best
  return byWin < maxStakeMinor ? byWin : maxStakeMinor
}

function sumOfProducts(left: readonly Fraction[], right: readonly Fraction[]): Fraction {
  return left.reduce((sum, factor, index) => addFractions(sum, multiplyFractions(factor, right[index] ?? ZERO)), ZERO)
}
