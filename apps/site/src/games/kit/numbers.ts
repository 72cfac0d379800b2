import { type Fraction, fractionToNumber, numberFormat } from '@fairground/money'

/** Formats a multiplier of the API (four decimals) for the locale, never rounded up: `1.4487×`, `24.25×`. */
export function formatMultiplier(multiplier: number, locale: string): string {
  const format = numberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: multiplier < 1000 ? 4 : 2,
    roundingMode: 'trunc',
  })
  return `${format.format(multiplier)}×`
}

/** Formats a multiplier for small spaces: two decimals, short thousands, never rounded up: `24.25×`, `1.20K×`. */
export function formatShortMultiplier(multiplier: number, locale: string): string {
  const format = numberFormat(locale, {
    notation: 'compact',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  })
  return `${format.format(multiplier)}×`
}

/** Formats a chance or a return in percent, cut to two decimals: `88.00%`. */
export function formatShare(share: Fraction, locale: string): string {
  const percent = numberFormat(locale, { style: 'percent', minimumFractionDigits: 2, roundingMode: 'trunc' })
  return percent.format(fractionToNumber(share))
}

/** Shortens a hex digest for narrow lines: `59b27c…73db2f`. */
export function shortDigest(digest: string): string {
  return `${digest.slice(0, 6)}…${digest.slice(-6)}`
}

/** Formats the average number of tries for a chance with three digits, never rounded down: the `8.6` of "1 in 8.59". */
export function formatOneIn({ numerator, denominator }: Fraction, locale: string): string {
  const format = numberFormat(locale, { maximumSignificantDigits: 3, roundingMode: 'ceil' })
  return format.format(fractionToNumber({ numerator: denominator, denominator: numerator }))
}
