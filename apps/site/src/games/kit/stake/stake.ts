import { formatAmount, minorToDecimalString, parseAmount } from '@fairground/money'

/** What a stake must fit: amounts in smallest units. */
export interface StakeLimits {
  minStakeMinor: bigint
  maxStakeMinor: bigint
  decimalLength: number
}

/** What is wrong with a typed stake. */
export type StakeProblem = 'empty' | 'malformed' | 'below-minimum' | 'above-maximum' | 'above-balance'

export type StakeReading = { stakeMinor: bigint; problem?: undefined } | { stakeMinor?: bigint; problem: StakeProblem }

/** Reads what the player typed; a comma may stand for the decimal point. `balanceMinor` is left out while unknown. */
export function readStake(text: string, limits: StakeLimits, balanceMinor?: bigint): StakeReading {
  const typed = text.trim()
  if (typed === '') return { problem: 'empty' }
  const stakeMinor = parseAmount(typed.replace(',', '.').replace(/^0+(?=\d)/, ''), limits.decimalLength)
  if (stakeMinor === undefined) return { problem: 'malformed' }
  if (stakeMinor < limits.minStakeMinor) return { stakeMinor, problem: 'below-minimum' }
  if (stakeMinor > limits.maxStakeMinor) return { stakeMinor, problem: 'above-maximum' }
  if (balanceMinor !== undefined && stakeMinor > balanceMinor) return { stakeMinor, problem: 'above-balance' }
  return { stakeMinor }
}

/** The quick changes of the stake panel. */
export type StakeStep = 'half' | 'double' | 'min' | 'max'

/**
 * The stake after a quick change, never outside the limits. Half rounds down; `max` is what the balance still allows.
 * A stake that cannot be read counts as the minimum.
 */
export function stepStake(
  step: StakeStep,
  stakeMinor: bigint | undefined,
  limits: StakeLimits,
  balanceMinor?: bigint,
): bigint {
  const { minStakeMinor, maxStakeMinor } = limits
  const from = stakeMinor ?? minStakeMinor
  const most = balanceMinor !== undefined && balanceMinor < maxStakeMinor ? balanceMinor : maxStakeMinor
  const wanted = { half: from / 2n, double: from * 2n, min: minStakeMinor, max: most }[step]
  return fitStake(wanted, limits)
}

/** The stake that is nearest to a wanted one inside the limits. */
export function fitStake(wanted: bigint, { minStakeMinor, maxStakeMinor }: StakeLimits): bigint {
  if (wanted < minStakeMinor) return minStakeMinor
  return wanted > maxStakeMinor ? maxStakeMinor : wanted
}

/** A stake as the text of the field: all decimals, no grouping, with the locale's decimal mark. */
export function stakeText(stakeMinor: bigint, decimalLength: number, locale: string): string {
  const plain = minorToDecimalString(stakeMinor, decimalLength)
  return formatAmount(10n ** BigInt(decimalLength), decimalLength, locale).includes(',')
    ? plain.replace('.', ',')
    : plain
}
