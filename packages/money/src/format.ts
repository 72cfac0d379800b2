import { magnitudeOf, minorToDecimalString } from './amount.ts'
import type { Currency } from './currency.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Caches `Intl.NumberFormat` by locale and options: creating one takes many times as long as using it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, options)
    formats.set(key, format)
  }
  return format
}

/** The product's locales; any other BCP 47 tag works too. */
export type MoneyLocale = 'en' | 'pt-BR' | 'id-ID' | (string & {})

/**
 * An amount with its currency's symbol, all its decimals, and the locale's position of the symbol and grouping:
 * `G$1,234.50` in en, `G$ 1.234,50` (no-break space) in pt-BR. Exact for any size.
 */
export function formatMoney(minor: bigint, currency: Currency, locale: MoneyLocale): string {
  return moneyParts(minor, currency.decimalLength, locale)
    .map((part) => (part.type === 'currency' ? currency.symbol : part.value))
    .join('')
}

/** The parts of an amount beside a symbol, which the part `currency` stands for. */
export function moneyParts(minor: bigint, decimalLength: number, locale: MoneyLocale): Intl.NumberFormatPart[] {
  // Operators choose their symbols, but Intl knows only ISO codes: a stand-in code gives position and spacing.
  const format = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimalLength,
    maximumFractionDigits: decimalLength,
  })
  return format.formatToParts(minorToDecimalString(minor, decimalLength))
}

/**
 * A short amount for narrow places: unchanged below a thousand, thousands with `K` in every locale (`12.3K`), larger ones
 * with the locale's word (`1.2 million`, `1,2 milhão`, `3,4 miliar`). From a thousand on it has at most one decimal,
 * truncated, so that it never shows more than the amount.
 */
export function formatCompact(minor: bigint, decimalLength: number, locale: MoneyLocale): string {
  const unit = 10n ** BigInt(decimalLength)
  const magnitude = magnitudeOf(minor)
  const cutOptions = { maximumFractionDigits: 1, roundingMode: 'trunc' } as const
  if (magnitude < 1_000n * unit) {
    return numberFormat(locale, { maximumFractionDigits: decimalLength }).format(
      minorToDecimalString(minor, decimalLength),
    )
  }
  if (magnitude < 1_000_000n * unit) {
    return `${numberFormat(locale, cutOptions).format(minorToDecimalString(minor, decimalLength + 3))}K`
  }
  return numberFormat(locale, { ...cutOptions, notation: 'compact', compactDisplay: 'long' }).format(
    minorToDecimalString(minor, decimalLength),
  )
}
