import { payoutMinor } from '../payout.ts'
import type { LotteryGroup, LotteryPick } from './lottery.ts'

/** A bet on one pick, with the odds that it was accepted at. */
export interface LotteryLine {
  readonly pick: LotteryPick
  readonly stakeMinor: bigint
  /** One a tier, in ten-thousandths. */
  readonly odds: readonly bigint[]
}

/** What a line is paid on the values of its group: `floor(stake × odds)` once, 0 when it loses. */
function paidOn({ pick, stakeMinor, odds }: LotteryLine, values: readonly number[]): bigint {
  const tier = pick.tierOf(values)
  const tierOdds = tier === undefined ? undefined : odds[tier]
  return tierOdds === undefined ? 0n : payoutMinor({ stakeMinor }, tierOdds)
}

/** What a line is paid for a result, in the smallest unit; 0 when it loses. */
export function settleLine(line: LotteryLine, result: readonly number[]): bigint {
  return paidOn(line, line.pick.group.read(result))
}

/**
 * The most that the lines of a term can be paid, in the smallest unit: for each group the dearest of its outcomes, summed
 * over groups. Exact for lines of one group; never too low for lines of several, which may not all win together.
 */
export function liabilityMinor(lines: readonly LotteryLine[]): bigint {
  return sumOverGroups(lines, (groupLines, values) => sum(groupLines.map((line) => paidOn(line, values))))
}

/**
 * What a player truly risks with the lines of a term, in the smallest unit: for each group the largest loss, summed over
 * groups. Stakes on both sides of one question count only for what they lose together.
 */
export function qualifiedTurnoverMinor(lines: readonly LotteryLine[]): bigint {
  return sumOverGroups(lines, (groupLines, values) =>
    sum(groupLines.map((line) => line.stakeMinor - paidOn(line, values))),
  )
}

/** Sums over groups the largest value of any outcome; a group counts at least 0. */
function sumOverGroups(
  lines: readonly LotteryLine[],
  countFor: (groupLines: readonly LotteryLine[], values: readonly number[]) => bigint,
): bigint {
  const groups = new Map<LotteryGroup, LotteryLine[]>()
  for (const line of lines) groups.set(line.pick.group, [...(groups.get(line.pick.group) ?? []), line])
  return sum(
    [...groups].map(([group, groupLines]) =>
      group.outcomes.reduce((most, { values }) => {
        const value = countFor(groupLines, values)
        return value > most ? value : most
      }, 0n),
    ),
  )
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
