/** A currency. Its amounts are bigints of the smallest unit (10^-decimalLength). */
export interface Currency {
  /** Short id, such as `BRL` or `GFUN`. */
  readonly id: string
  /** Symbol beside an amount, such as `R$` or `G$`. */
  readonly symbol: string
  /** Decimals of the smallest unit, 0 to 18. */
  readonly decimalLength: number
  /** Decimals that a withdrawal may have, at most `decimalLength`; 0 where the operator sets none. */
  readonly withdrawDecimalLength: number
}

/** Most decimals that any amount may have. */
export const MAX_DECIMAL_LENGTH = 18

const UNSET_DECIMALS = 9
const BROKEN_DECIMALS = 2

/**
 * The number of decimals to floor to, from a setting that may be missing or broken:
 * the setting itself; 9 when it is `undefined` or `null`; 2 when it is no whole number from 0 to 18.
 */
export function decimalsOrDefault(decimalLength: unknown): number {
  if (decimalLength === undefined || decimalLength === null) return UNSET_DECIMALS
  return isDecimalLength(decimalLength) ? decimalLength : BROKEN_DECIMALS
}

/** Whether a value is a whole number of decimals from 0 to 18. */
export function isDecimalLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_DECIMAL_LENGTH
}
