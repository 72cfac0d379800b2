import { parseAmount } from './amount.ts'
import { type MoneyLocale, moneyParts, numberFormat } from './format.ts'

const NUMBER_PARTS = new Set(['minusSign', 'integer', 'group', 'decimal', 'fraction'])

/**
 * An amount with all its decimals and the locale's grouping, without a symbol: `1,234.50`. Some locales write money with
 * other marks than plain numbers (Austria, Switzerland): these are money's.
 */
export function formatAmount(minor: bigint, decimalLength: number, locale: MoneyLocale): string {
  return moneyParts(minor, decimalLength, locale)
    .filter(({ type }) => NUMBER_PARTS.has(type))
    .map(({ value }) => value)
    .join('')
}

/** What a person typed into a field of an amount. */
export type TypedAmount =
  /** The amount in smallest units. */
  | { kind: 'amount'; minor: bigint }
  /** Nothing but blanks. */
  | { kind: 'empty' }
  /** No amount, or one of more decimals than its currency has. */
  | { kind: 'malformed' }
  /** Its mark may begin the decimals or group the digits: both meanings, as the locale writes them. */
  | { kind: 'ambiguous'; meanings: readonly [string, string] }

/** Most characters of a typed amount: a longer text is no amount of a person. */
const LONGEST_TEXT = 60
/** Marks that steer the direction of a text and cannot be seen. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
/** What groups digits in some locale and begins decimals in none: blanks, apostrophes, the Arabic mark. */
const GROUPS_ONLY = /[\s'’٬_]/g
/** A mark that groups, once all of its kinds but the point and the comma are one. */
const BLANK = ' '

type Mark = '.' | ','
type Grouping = 'thousands' | 'indian'
type Meaning = { wholeDigits: string; decimals: string }

/**
 * Reads an amount as a person types or pastes it, by the locale of the page: all that `formatMoney` and `formatAmount`
 * print there, with or without the symbol and the grouping, in the digits of any script. A text that the locale's marks
 * cannot mean is read by the other mark (`10.50` in pt-BR). A text that both can mean is the locale's, unless that has
 * more decimals than the currency: then it is ambiguous (`1.000` in en, of a currency with two decimals).
 */
export function readTypedAmount(
  text: string,
  { decimalLength, symbol = '' }: { decimalLength: number; symbol?: string },
  locale: string,
): TypedAmount {
  const plain = withoutSymbol(text.replace(DIRECTION_MARKS, '').trim(), symbol).trim()
  if (plain === '') return { kind: 'empty' }
  if (plain.length > LONGEST_TEXT) return { kind: 'malformed' }
  const digits = asciiDigits(plain).replace(GROUPS_ONLY, BLANK).replace(/[٫．]/g, '.').replaceAll('，', ',')
  const { mark, grouping } = marksOf(locale)
  const own = findMeaning(digits, mark, grouping)
  const other = findMeaning(digits, mark === '.' ? ',' : '.', grouping)
  const minor = amountOf(own ?? other, decimalLength)
  if (minor !== undefined) return { kind: 'amount', minor }
  if (!own || !other) return { kind: 'malformed' }
  return { kind: 'ambiguous', meanings: [print(own, locale), print(other, locale)] }
}

/** The amount of a meaning that has no more decimals than its currency. */
function amountOf(meaning: Meaning | undefined, decimalLength: number): bigint | undefined {
  if (!meaning || meaning.decimals.length > decimalLength) return undefined
  const { wholeDigits, decimals } = meaning
  return parseAmount(decimals === '' ? wholeDigits : `${wholeDigits}.${decimals}`, decimalLength)
}

/** Prints a meaning without zeros at its end. */
function print({ wholeDigits, decimals }: Meaning, locale: string): string {
  const ownDecimals = decimals.replace(/0+$/, '')
  return formatAmount(BigInt(wholeDigits + ownDecimals), ownDecimals.length, locale)
}

/** Reads a text in which `mark` begins the decimals and one other mark may group the digits before it. */
function findMeaning(text: string, mark: Mark, grouping: Grouping): Meaning | undefined {
  const [whole = '', decimals = '', ...rest] = text.split(mark)
  const groupMark = /[^\d]/.exec(whole)?.[0]
  const groups = groupMark === undefined ? [whole] : whole.split(groupMark)
  const isNumber = rest.length === 0 && /^\d*$/.test(decimals) && groups.every((group) => /^\d*$/.test(group))
  if (!isNumber || whole + decimals === '' || !areGroups(groups, grouping)) return undefined
  return { wholeDigits: groups.join('').replace(/^0+(?=\d)/, '') || '0', decimals }
}

/** Whether digits are grouped as people group them: by threes, in India by twos before the last three. */
function areGroups(groups: readonly string[], grouping: Grouping): boolean {
  const [first = '', ...others] = groups
  if (others.length === 0) return true
  const size = (at: number) => (grouping === 'indian' && at < others.length - 1 ? 2 : 3)
  const isByLocale = others.every(({ length }, at) => length === size(at))
  const isByThrees = others.every(({ length }) => length === 3)
  return /^[1-9]\d{0,2}$/.test(first) && (isByLocale || isByThrees)
}

/** The mark before the decimals of amounts in a locale. */
export const decimalMarkOf = (locale: string): Mark => marksOf(locale).mark

/** The mark before the decimals of amounts in a locale, and how it groups digits. */
function marksOf(locale: string): { mark: Mark; grouping: Grouping } {
  const parts = numberFormat(locale, { style: 'currency', currency: 'USD', useGrouping: 'always' }).formatToParts(
    1_234_567.5,
  )
  const mark = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  return { mark, grouping: groups[1] === 2 ? 'indian' : 'thousands' }
}

/** Removes the symbol before or after the amount. */
function withoutSymbol(text: string, symbol: string): string {
  if (symbol === '') return text
  if (text.startsWith(symbol)) return text.slice(symbol.length)
  return text.endsWith(symbol) ? text.slice(0, -symbol.length) : text
}

/** Writes the digits of every script as 0 to 9. */
const asciiDigits = (text: string) => text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))

/** The value of a digit: Unicode has the ten of a script one after the other, from zero on. */
function digitValue(codePoint: number): number {
  let zero = codePoint
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (codePoint - zero) % 10
}
