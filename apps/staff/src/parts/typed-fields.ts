import { formatAmount, minorToDecimalString, readTypedAmount } from '@fairground/money'
import type { StaffTranslate } from '@fairground/phrases/staff'

/** How a field takes amounts. */
export interface AmountsOf {
  /** The currency's decimals, or those of a rate. */
  decimalLength: number
  symbol?: string
  /** Several amounts, with blanks between them. */
  isList?: true
}

/** Plain decimal texts, as the server has them, in the notation of a locale. */
export function printDecimals(plain: string, { isList }: AmountsOf, locale: string): string {
  if (isList)
    return plain
      .split(/\s+/)
      .map((one) => printDecimals(one, { decimalLength: 0 }, locale))
      .join(' ')
  if (!/^\d+(\.\d+)?$/.test(plain)) return plain
  const [whole = '', decimals = ''] = plain.split('.')
  return formatAmount(BigInt(whole + decimals), decimals.length, locale)
}

/**
 * Reads typed amounts as plain decimal texts, which the server takes.
 * @returns the texts, or what is wrong with the first that is none
 */
export function readDecimals(
  text: string,
  amounts: AmountsOf,
  { locale, t }: { locale: string; t: StaffTranslate },
): { plain: string; fault?: undefined } | { plain?: undefined; fault: string } {
  const { decimalLength, isList } = amounts
  const parts = isList ? text.split(/\s+/).filter((part) => part !== '') : [text]
  const plain: string[] = []
  for (const part of parts) {
    const reading = readTypedAmount(part, amounts, locale)
    if (reading.kind === 'malformed') return { fault: t('forms.amount', { decimals: decimalLength }) }
    if (reading.kind === 'ambiguous') {
      const [first, second] = reading.meanings
      return { fault: t('forms.amountTwice', { first, second }) }
    }
    if (reading.kind === 'amount') plain.push(shorten(minorToDecimalString(reading.minor, decimalLength)))
  }
  return { plain: plain.join(' ') }
}

/** Leaves out zeros at the end of the decimals. */
const shorten = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
