import { magnitudeOf, minorToDecimalString } from './amount.ts'
import type { Currency } from './currency.ts'
import { numberFormat } from './number-format.ts'

/** The locales whose number formats the product promises; any other BCP 47 tag works too. */
export type MoneyLocale = 'en' | 'pt-BR' | 'id-ID' | (string & {})

/**
 * An amount with its currency's symbol, all its decimals, and the place and grouping that the locale wants:
 * `G$1,234.50` in en, `G$ 1.234,50` (no-break space) in pt-BR. Exact for any size.
 */
export function formatMoney(minor: bigint, currency: Currency, locale: MoneyLocale): string {
  // Operators name their own symbols, Intl knows only ISO codes: a stand-in code gives place and spacing.
  const format = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: currency.decimalLength,
    maximumFractionDigits: currency.decimalLength,
  })
  return format
    .formatToParts(minorToDecimalString(minor, currency.decimalLength))
    .map((part) => (part.type === 'currency' ? currency.symbol : part.value))
    .join('')
}

/** An amount with all its decimals and the locale's grouping, without a symbol: `1,234.50`. */
export function formatAmount(minor: bigint, decimalLength: number, locale: MoneyLocale): string {
  return numberFormat(locale, {
    minimumFractionDigits: decimalLength,
    maximumFractionDigits: decimalLength,
  }).format(minorToDecimalString(minor, decimalLength))
}

/**
 * A short amount for tight places: as it is below a thousand, thousands with `K` in every locale (`12.3K`), larger ones
 * with the locale's word (`1.2 million`, `1,2 milhão`, `3,4 miliar`). At most one decimal from a thousand on, cut and
 * never rounded up, so that it never promises more than there is.
 */
export function formatCompact(minor: bigint, decimalLength: number, locale: MoneyLocale): string {
  const unit = 10n ** BigInt(decimalLength)
  const magnitude = magnitudeOf(minor)
  const cut = { maximumFractionDigits: 1, roundingMode: 'trunc' } as const
  if (magnitude < 1_000n * unit) {
    return numberFormat(locale, { maximumFractionDigits: decimalLength }).format(
      minorToDecimalString(minor, decimalLength),
    )
  }
  if (magnitude < 1_000_000n * unit) {
    return `${numberFormat(locale, cut).format(minorToDecimalString(minor, decimalLength + 3))}K`
  }
  return numberFormat(locale, { ...cut, notation: 'compact', compactDisplay: 'long' }).format(
    minorToDecimalString(minor, decimalLength),
  )
}
