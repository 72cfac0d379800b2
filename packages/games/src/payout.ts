import { divideFractions, type Fraction, floorMultiply, fraction, minorToNumber } from '@fairground/money'
import type { Stake } from './engine.ts'

/** Decimals of a multiplier: all of them are whole ten-thousandths. */
export const MULTIPLIER_DECIMALS = 4
/** The multiplier 1, in ten-thousandths. */
export const ONE_TIME = 10_000n
/** The smallest and the largest house edge that an operator may set, in basis points. */
export const EDGE_RANGE = { min: 50, max: 1000 } as const

/** Reads a house edge: a whole number of basis points from 50 to 1000. */
export function parseEdge(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined
  return value >= EDGE_RANGE.min && value <= EDGE_RANGE.max ? value : undefined
}

/**
 * `floor(10000 × (1 - e) / p)`: the multiplier, in ten-thousandths, of an outcome with the chance p.
 * @param edge house edge e in basis points; anything but 50 to 1000 throws
 */
export function multiplierFor(chance: Fraction, edge: number): bigint {
  if (parseEdge(edge) === undefined) throw new RangeError(`a house edge of ${edge} basis points`)
  return floorMultiply(1n, divideFractions(fraction(ONE_TIME - BigInt(edge)), chance))
}

/** `floor(stake × multiplier)` in the smallest unit, once, at most the cap. */
export function payoutMinor({ stakeMinor, maxWinMinor }: Stake, multiplier: bigint): bigint {
  const payout = floorMultiply(stakeMinor, fraction(multiplier, ONE_TIME))
  return maxWinMinor !== undefined && maxWinMinor < payout ? maxWinMinor : payout
}

/** A multiplier in ten-thousandths as the exact JSON number of an answer: `11022n` is 1.1022. */
export function multiplierToNumber(multiplier: bigint): number {
  return minorToNumber(multiplier, MULTIPLIER_DECIMALS)
}
