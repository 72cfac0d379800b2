import { type Fraction, fraction } from '@fairground/money'

/** Cups on the table. */
export const CUPS = 3
/** The fewest and the most balls under the cups, one a cup. */
export const BALLS_RANGE = { min: 1, max: 2 } as const

/** The chance that a cup has a ball under it. */
export function cupChance(balls: number): Fraction {
  return fraction(BigInt(balls), BigInt(CUPS))
}
