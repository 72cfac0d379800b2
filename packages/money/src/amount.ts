import { isDecimalLength } from './currency.ts'

/** Most significant digits that every JSON number keeps exactly. */
const EXACT_DIGITS = 15
/** Most characters of an amount that arrives as text: a longer text is an attack. */
const LONGEST_TEXT = 40
const DECIMAL_TEXT = /^(?:0|[1-9]\d*)(?:\.\d+)?$/

/**
 * Reads an amount from outside as a bigint of the smallest unit.
 *
 * Takes a JSON number or a plain decimal text (`"12.50"`: digits, at most one point, no sign, no exponent, no leading
 * zeros, no blanks) that is exact to `decimalLength` decimals; more trailing zeros are allowed. Zero is an amount.
 * Returns `undefined` for anything else: NaN, infinities, negatives and minus zero, more decimals than the currency
 * has, numbers of more than 15 significant digits (JSON.parse has already rounded them), other types.
 */
export function parseAmount(value: unknown, decimalLength: number): bigint | undefined {
  if (!isDecimalLength(decimalLength)) throw new RangeError(`decimal length ${decimalLength}`)
  const text = typeof value === 'number' ? numberToText(value, decimalLength) : value
  if (typeof text !== 'string' || text.length > LONGEST_TEXT || !DECIMAL_TEXT.test(text)) return undefined
  const [wholeDigits = '', decimalDigits = ''] = text.split('.')
  if (/[1-9]/.test(decimalDigits.slice(decimalLength))) return undefined
  return BigInt(wholeDigits + decimalDigits.slice(0, decimalLength).padEnd(decimalLength, '0'))
}

/**
 * The text of a number when it is exact to `decimalLength` decimals and short enough to be unambiguous. The caller still
 * checks that it is a decimal text: negatives keep their sign, infinities and numbers from 10^21 on their letters.
 */
function numberToText(value: number, decimalLength: number): string | undefined {
  if (Object.is(value, -0)) return undefined
  // A number below 10^-6 prints with an exponent, so the text comes from toFixed and is checked by reading it back.
  const text = value.toFixed(decimalLength)
  if (Number(text) !== value) return undefined
  return significantDigits(text) > EXACT_DIGITS ? undefined : text
}

/** Number of digits without leading zeros and without trailing zeros of the decimals; trailing zeros of a whole number count. */
function significantDigits(text: string): number {
  const digits = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return digits.replace('.', '').replace(/^0+/, '').length
}

/** A text that `Intl.NumberFormat` reads exactly, without passing through a floating-point number. */
export type DecimalString = Intl.StringNumericLiteral

/** An amount in smallest units as a plain decimal text with all its decimals: `minorToDecimalString(-5n, 2)` is `-0.05`. */
export function minorToDecimalString(minor: bigint, decimalLength: number): DecimalString {
  const sign = minor < 0n ? '-' : ''
  const digits = magnitudeOf(minor)
    .toString()
    .padStart(decimalLength + 1, '0')
  const wholeDigits = digits.slice(0, digits.length - decimalLength)
  const decimalDigits = digits.slice(digits.length - decimalLength)
  // The parts are digits by construction; the template's type cannot be inferred from them.
  return (decimalLength === 0 ? `${sign}${wholeDigits}` : `${sign}${wholeDigits}.${decimalDigits}`) as DecimalString
}

/**
 * An amount as a JSON number that prints exactly like the amount, without trailing zeros.
 * @throws RangeError where no such number exists; up to 15 significant digits one always exists.
 */
export function minorToNumber(minor: bigint, decimalLength: number): number {
  const number = Number(minorToDecimalString(minor, decimalLength))
  const parsedAmount = parseAmount(Math.abs(number), decimalLength)
  if (parsedAmount !== magnitudeOf(minor)) throw new RangeError(`${minor} has no exact JSON number`)
  return number
}

/** Decimals beyond the currency's that tell an amount between two steps from one that only its binary form makes smaller. */
const SURE_DECIMALS = 3

/**
 * A number of whole units as smallest units, cut towards zero, for display: 0.29 is 29 of 2 decimals, although it is stored as
 * 0.28999…; a value between two steps of a count-up works too. Exact up to the largest safe integer.
 * @throws SyntaxError for infinities, and from 10^21 on; NaN is 0
 */
export function numberToMinor(value: number, decimalLength: number): bigint {
  const text = value.toFixed(decimalLength)
  const isExact = Number(text) === value
  const cutText = isExact ? text : value.toFixed(decimalLength + SURE_DECIMALS).slice(0, -SURE_DECIMALS)
  return BigInt(cutText.replace('.', ''))
}

/** An amount without its sign. */
export function magnitudeOf(minor: bigint): bigint {
  return minor < 0n ? -minor : minor
}

/**
 * Floors an amount, towards minus infinity, so that only its first `places` decimals remain; it stays in the same
 * smallest unit. `floorTo(12399n, 2, 0)` is `12300n`. With `places` of `decimalLength` or more nothing changes.
 */
export function floorTo(minor: bigint, decimalLength: number, places: number): bigint {
  const unit = 10n ** BigInt(Math.max(0, decimalLength - places))
  const remainder = ((minor % unit) + unit) % unit
  return minor - remainder
}
