import { CallError } from '@fairground/contract'
import { minorToNumber, parseAmount } from '@fairground/money'
import type { Game } from './game.ts'

/** The stakes that are taken, in the smallest unit. */
export interface StakeLimits {
  minStakeMinor: bigint
  maxStakeMinor: bigint
}

/**
 * Reads a stake as it came.
 * @throws CallError stake_malformed, stake_below_minimum, stake_above_maximum
 */
export function parseStake(value: unknown, { decimal_length }: Game['currency'], limits: StakeLimits): bigint {
  const { minStakeMinor, maxStakeMinor } = limits
  const stakeMinor = parseAmount(value, decimal_length)
  if (stakeMinor === undefined) throw new CallError('stake_malformed')
  if (stakeMinor < minStakeMinor)
    throw new CallError('stake_below_minimum', { min: minorToNumber(minStakeMinor, decimal_length) })
  if (stakeMinor > maxStakeMinor)
    throw new CallError('stake_above_maximum', { max: minorToNumber(maxStakeMinor, decimal_length) })
  return stakeMinor
}
