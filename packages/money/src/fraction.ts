/** An exact rational number in lowest terms; the denominator is always positive. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/**
 * Makes a fraction in lowest terms with a positive denominator.
 * @throws RangeError when the denominator is 0.
 */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new RangeError('a fraction over zero')
  const common = commonDivisor(numerator, denominator)
  const isSameSign = common < 0n === denominator < 0n
  const divisor = isSameSign ? common : -common
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/** 0 as a fraction. */
export const ZERO: Fraction = { numerator: 0n, denominator: 1n }
/** 1 as a fraction. */
export const ONE: Fraction = { numerator: 1n, denominator: 1n }

/** a + b. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

/** a - b. */
export function subtractFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)
}

/** a × b. */
export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

/**
 * a ÷ b.
 * @throws RangeError when b is 0.
 */
export function divideFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator)
}

/** Negative when a < b, 0 when they are equal, positive when a > b: a comparator for `sort`. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : Number(difference > 0n)
}

/** floor(amount × factor), towards minus infinity: the only rounding of a payout. */
export function floorMultiply(minor: bigint, factor: Fraction): bigint {
  const product = minor * factor.numerator
  const remainder = product % factor.denominator
  return (product - (remainder < 0n ? remainder + factor.denominator : remainder)) / factor.denominator
}

/** The nearest floating-point number, for charts only, never for money. */
export function fractionToNumber({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator)
}

/** The greatest common divisor, of either sign. */
function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b)
}
