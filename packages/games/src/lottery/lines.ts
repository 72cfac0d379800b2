import { payoutMinor } from '../payout.ts'
import type { LotteryGroup, LotteryPick } from './lottery.ts'

/** A bet on one pick, with the odds that it was accepted at. */
export interface LotteryLine {
  readonly pick: LotteryPick
  readonly stakeMinor: bigint
  /** One a tier, in ten-thousandths. */
  readonly odds: readonly bigint[]
}

/** What a line is paid in each tier: `floor(stake × odds)` once. */
function payoutsOf({ stakeMinor, odds }: LotteryLine): readonly bigint[] {
  return odds.map((tierOdds) => payoutMinor({ stakeMinor }, tierOdds))
}

/** What a line is paid on the values of its group, 0 when it loses. @param payouts of the line, one a tier */
function paidOn({ pick }: LotteryLine, payouts: readonly bigint[], values: readonly number[]): bigint {
  const tier = pick.tierOf(values)
  return (tier === undefined ? undefined : payouts[tier]) ?? 0n
}

/** What a line is paid for a result, in the smallest unit; 0 when it loses. */
export function settleLine(line: LotteryLine, result: readonly number[]): bigint {
  return paidOn(line, payoutsOf(line), line.pick.group.read(result))
}

/**
 * The most that the lines of a term can be paid, in the smallest unit: for each group the dearest of its outcomes, summed
 * over groups. Exact for lines of one group; never too low for lines of several, which may not all win together.
 */
export function liabilityMinor(lines: readonly LotteryLine[]): bigint {
  return sumOverGroups(lines, (_, paid) => paid)
}

/**
 * What a player truly risks with the lines of a term, in the smallest unit: for each group the largest loss, summed over
 * groups. Stakes on both sides of one question count only for what they lose together.
 */
export function qualifiedTurnoverMinor(lines: readonly LotteryLine[]): bigint {
  return sumOverGroups(lines, (staked, paid) => staked - paid)
}

/**
 * Sums over groups the largest value of any outcome; a group counts at least 0.
 * @param count of what a group's lines have staked, and are paid on an outcome
 */
function sumOverGroups(lines: readonly LotteryLine[], count: (staked: bigint, paid: bigint) => bigint): bigint {
  const groups = new Map<LotteryGroup, LotteryLine[]>()
  for (const line of lines) groups.set(line.pick.group, [...(groups.get(line.pick.group) ?? []), line])
  return sum(
    [...groups].map(([group, groupLines]) => {
      const staked = sum(groupLines.map(({ stakeMinor }) => stakeMinor))
      // The payouts do not depend on the outcome, of which a group has up to a thousand.
      const payouts = groupLines.map(payoutsOf)
      return group.outcomes.reduce((most, { values }) => {
        const paid = sum(groupLines.map((line, index) => paidOn(line, payouts[index] ?? [], values)))
        const value = count(staked, paid)
        return value > most ? value : most
      }, 0n)
    }),
  )
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
