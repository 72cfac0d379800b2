import type { TypedAmount } from '@fairground/money'

/** The limits of a stake, in the smallest unit. */
export interface StakeLimits {
  minStakeMinor: bigint
  maxStakeMinor: bigint
  decimalLength: number
}

/** The problem of a typed stake. */
export type StakeProblem = 'empty' | 'malformed' | 'ambiguous' | 'below-minimum' | 'above-maximum' | 'above-balance'

export type StakeReading = { stakeMinor: bigint; problem?: undefined } | { stakeMinor?: bigint; problem: StakeProblem }

/** Judges what the player typed. `balanceMinor` is undefined while it is unknown. */
export function judgeStake(reading: TypedAmount, limits: StakeLimits, balanceMinor?: bigint): StakeReading {
  if (reading.kind !== 'amount') return { problem: reading.kind }
  const stakeMinor = reading.minor
  if (stakeMinor < limits.minStakeMinor) return { stakeMinor, problem: 'below-minimum' }
  if (stakeMinor > limits.maxStakeMinor) return { stakeMinor, problem: 'above-maximum' }
  if (balanceMinor !== undefined && stakeMinor > balanceMinor) return { stakeMinor, problem: 'above-balance' }
  return { stakeMinor }
}

/** The quick changes of the stake panel. */
export type StakeStep = 'half' | 'double' | 'min' | 'max'

/**
 * The stake after a quick change, always within the limits. Half rounds down; `max` is at most the balance. An invalid
 * stake counts as the minimum.
 */
export function stepStake(
  step: StakeStep,
  stakeMinor: bigint | undefined,
  limits: StakeLimits,
  balanceMinor?: bigint,
): bigint {
  const { minStakeMinor, maxStakeMinor } = limits
  const from = stakeMinor ?? minStakeMinor
  const highestStake = balanceMinor !== undefined && balanceMinor < maxStakeMinor ? balanceMinor : maxStakeMinor
  const wantedStake = { half: from / 2n, double: from * 2n, min: minStakeMinor, max: highestStake }[step]
  return fitStake(wantedStake, limits)
}

/** The nearest stake within the limits. */
export function fitStake(wantedStake: bigint, { minStakeMinor, maxStakeMinor }: StakeLimits): bigint {
  if (wantedStake < minStakeMinor) return minStakeMinor
  return wantedStake > maxStakeMinor ? maxStakeMinor : wantedStake
}
