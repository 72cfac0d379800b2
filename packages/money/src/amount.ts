import { isDecimalLength } from './currency.ts'

/** Most significant digits that every JSON number keeps exactly. */
const EXACT_DIGITS = 15
/** Most digits of an amount given as text: more is an attack, not money. */
const LONGEST_TEXT = 40
const DECIMAL_TEXT = /^(?:0|[1-9]\d*)(?:\.\d+)?$/

/**
 * Reads an amount from outside as a bigint of the smallest unit.
 *
 * Takes a JSON number or a plain decimal text (`"12.50"`: digits, at most one point, no sign, no exponent, no leading
 * zeros, no blanks) that is exact to `decimalLength` decimals; trailing zeros may go beyond it. Zero is an amount.
 * Returns `undefined` for anything else: NaN, infinities, negatives and minus zero, more decimals than the currency
 * has, numbers of more than 15 significant digits (whose text was already lost when the JSON was read), other types.
 */
export function parseAmount(value: unknown, decimalLength: number): bigint | undefined {
  if (!isDecimalLength(decimalLength)) throw new RangeError(`decimal length ${decimalLength}`)
  const text = typeof value === 'number' ? numberToText(value, decimalLength) : value
  if (typeof text !== 'string' || text.length > LONGEST_TEXT || !DECIMAL_TEXT.test(text)) return undefined
  const [whole = '', decimals = ''] = text.split('.')
  if (/[1-9]/.test(decimals.slice(decimalLength))) return undefined
  return BigInt(whole + decimals.slice(0, decimalLength).padEnd(decimalLength, '0'))
}

/**
 * The text of a number when it is exact to the given decimals and short enough to be unambiguous. It is no decimal text
 * yet: negatives keep their sign, infinities and numbers from 10^21 on their letters.
 */
function numberToText(value: number, decimalLength: number): string | undefined {
  if (Object.is(value, -0)) return undefined
  // A number below 10^-6 prints with an exponent, so the text comes from toFixed and is checked by reading it back.
  const text = value.toFixed(decimalLength)
  if (Number(text) !== value) return undefined
  return significantDigits(text) > EXACT_DIGITS ? undefined : text
}

/** Digits from the first that is not zero to the last before trailing zeros of the decimals; zeros of a whole number count. */
function significantDigits(text: string): number {
  const trimmed = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return trimmed.replace('.', '').replace(/^0+/, '').length
}

/** A text that `Intl.NumberFormat` reads exactly, without passing through a floating-point number. */
export type DecimalString = Intl.StringNumericLiteral

/** An amount in smallest units as a plain decimal text with all its decimals: `minorToDecimalString(-5n, 2)` is `-0.05`. */
export function minorToDecimalString(minor: bigint, decimalLength: number): DecimalString {
  const sign = minor < 0n ? '-' : ''
  const digits = magnitudeOf(minor)
    .toString()
    .padStart(decimalLength + 1, '0')
  const whole = digits.slice(0, digits.length - decimalLength)
  const decimals = digits.slice(digits.length - decimalLength)
  // The parts are digits by construction; the template's type cannot be inferred from them.
  return (decimalLength === 0 ? `${sign}${whole}` : `${sign}${whole}.${decimals}`) as DecimalString
}

/**
 * An amount as the JSON number of an answer. It prints exactly as the amount does (without trailing zeros).
 * @throws RangeError where no such number exists; up to 15 significant digits there always is one.
 */
export function minorToNumber(minor: bigint, decimalLength: number): number {
  const number = Number(minorToDecimalString(minor, decimalLength))
  const back = parseAmount(Math.abs(number), decimalLength)
  if (back !== magnitudeOf(minor)) throw new RangeError(`${minor} has no exact JSON number`)
  return number
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
  const rest = ((minor % unit) + unit) % unit
  return minor - rest
}
