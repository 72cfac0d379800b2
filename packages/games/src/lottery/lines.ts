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

/** What a line is paid for a result, in the smallest unit; 0 when it loses. */
export function settleLine(line: LotteryLine, result: readonly number[]): bigint {
  const tier = line.pick.tierOf(line.pick.group.read(result))
  return (tier === undefined ? undefined : payoutsOf(line)[tier]) ?? 0n
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
  const groups = new Map<LotteryGroup, { staked: bigint; paidByPick: Map<LotteryPick, readonly bigint[]> }>()
  for (const line of lines) {
    const { pick, stakeMinor } = line
    const { staked, paidByPick } = groups.get(pick.group) ?? {
      staked: 0n,
      paidByPick: new Map<LotteryPick, readonly bigint[]>(),
    }
    groups.set(pick.group, { staked: staked + stakeMinor, paidByPick })
    // Lines on one pick win together: a whole term has thousands of lines, but a group has few picks.
    const payouts = payoutsOf(line)
    const before = paidByPick.get(pick)
    paidByPick.set(pick, before ? before.map((amount, tier) => amount + (payouts[tier] ?? 0n)) : payouts)
  }
  return sum(
    [...groups].map(([group, { staked, paidByPick }]) => {
      const paidOn = group.outcomes.map(() => 0n)
      for (const [pick, payouts] of paidByPick)
        for (const { at, tier } of winsOf(pick)) paidOn[at] = (paidOn[at] ?? 0n) + (payouts[tier] ?? 0n)
      return paidOn.reduce((most, paid) => {
        const value = count(staked, paid)
        return value > most ? value : most
      }, 0n)
    }),
  )
}

const winsByPick = new WeakMap<LotteryPick, readonly { at: number; tier: number }[]>()

/** The outcomes of its group on which a pick wins, by their index, and its tier there. Most picks win on few. */
function winsOf(pick: LotteryPick): readonly { at: number; tier: number }[] {
  const knownWins = winsByPick.get(pick)
  if (knownWins) return knownWins
  const wins = pick.group.outcomes.flatMap(({ values }, at) => {
    const tier = pick.tierOf(values)
    return tier === undefined ? [] : [{ at, tier }]
  })
  winsByPick.set(pick, wins)
  return wins
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
